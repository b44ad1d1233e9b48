SET LOCAL statement_timeout = 0;--> statement-breakpoint
CREATE INDEX "tickets_void_by_number" ON "tickets" USING btree ("yard_id",extract(year from sold_on),"ticket_no") WHERE ticket_no is not null and voided_at is not null;--> statement-breakpoint
UPDATE "schema_version" SET "version" = 38;
