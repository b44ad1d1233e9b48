-- Checks read the table whole.
SET LOCAL statement_timeout = 0;--> statement-breakpoint
ALTER TABLE "merchandise_inquiries" DROP CONSTRAINT "inquiry_type_known";--> statement-breakpoint
ALTER TABLE "merchandise_inquiries" ADD COLUMN "ticket_id" uuid;--> statement-breakpoint
ALTER TABLE "merchandise_inquiries" ADD CONSTRAINT "merchandise_inquiries_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchandise_inquiries" ADD CONSTRAINT "inquiry_names_its_ticket" CHECK (("merchandise_inquiries"."inquiry_type" = 'ticket') = ("merchandise_inquiries"."ticket_id" is not null));--> statement-breakpoint
ALTER TABLE "merchandise_inquiries" ADD CONSTRAINT "inquiry_type_known" CHECK ("merchandise_inquiries"."inquiry_type" in ('bulk_order', 'custom_design', 'product_question', 'other', 'ticket'));--> statement-breakpoint
UPDATE "schema_version" SET "version" = 25;
