-- Adding a stored column writes the table anew, which may take longer than the role's limit.
SET LOCAL statement_timeout = 0;--> statement-breakpoint
DROP INDEX "orders_to_send";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "waits_for_staff" boolean GENERATED ALWAYS AS ((to_pack or fulfilment in ('manual', 'failed')) and payment in ('paid', 'partially_refunded')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_to_send" ON "orders" USING btree ("created_at" DESC NULLS LAST,"id") WHERE waits_for_staff;
