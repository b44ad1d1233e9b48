SET LOCAL statement_timeout = 0;--> statement-breakpoint
DROP INDEX "tickets_void_by_number";--> statement-breakpoint
DROP INDEX "tickets_site_number_once";--> statement-breakpoint
DROP INDEX "tickets_by_number";--> statement-breakpoint
ALTER TABLE "ticket_copies" ADD COLUMN "is_refused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_log_by_former_phone" ON "audit_log" USING btree ((before->>'phone')) WHERE subject_kind = 'customer' and action = 'change_phone';--> statement-breakpoint
CREATE INDEX "customers_by_released_phone" ON "customers" USING btree ("phone") WHERE phone_released_at is not null;--> statement-breakpoint
CREATE INDEX "tickets_by_number_key" ON "tickets" USING btree ("yard_id",extract(year from sold_on),regexp_replace(ticket_no, '(^|[^0-9])0+(?=[0-9])', '\1', 'g')) WHERE ticket_no is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_site_number_once" ON "tickets" USING btree (substring(site_no from '^[^-]+-W[0-9]+'),"yard_id") WHERE site_no is not null;--> statement-breakpoint
CREATE INDEX "tickets_by_number" ON "tickets" USING btree (regexp_replace(ticket_no, '(^|[^0-9])0+(?=[0-9])', '\1', 'g'),"sold_at" DESC NULLS LAST,"id") WHERE ticket_no is not null;
--> statement-breakpoint
UPDATE "schema_version" SET "version" = 8;
