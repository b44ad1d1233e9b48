SET LOCAL statement_timeout = 0;
--> statement-breakpoint
CREATE TABLE "offer_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"lines" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_copies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"email" text,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ticket_copy_locale_known" CHECK ("ticket_copies"."locale" in ('en', 'es'))
);
--> statement-breakpoint
CREATE TABLE "ticket_numbers" (
	"yard_id" text NOT NULL,
	"year" smallint NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "ticket_numbers_yard_id_year_pk" PRIMARY KEY("yard_id","year")
);
--> statement-breakpoint
ALTER TABLE "staff_pushes" DROP CONSTRAINT "staff_pushes_session_id_staff_push_devices_session_id_fk";
--> statement-breakpoint
DROP INDEX "merchandise_inquiries_open";--> statement-breakpoint
ALTER TABLE "staff_push_devices" ADD COLUMN "ends_at" timestamp with time zone DEFAULT now() + interval '30 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "site_no" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "check_no" text;--> statement-breakpoint
ALTER TABLE "ticket_copies" ADD CONSTRAINT "ticket_copies_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_copies_by_ticket" ON "ticket_copies" USING btree ("ticket_id");--> statement-breakpoint
ALTER TABLE "staff_pushes" ADD CONSTRAINT "staff_pushes_session_id_staff_push_devices_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."staff_push_devices"("session_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "merchandise_inquiries_waiting" ON "merchandise_inquiries" USING btree ("created_at","id") WHERE answered_at is null and not suspected_spam;--> statement-breakpoint
CREATE INDEX "quote_requests_waiting" ON "quote_requests" USING btree ("created_at","id") WHERE state = 'new' and not suspected_spam;--> statement-breakpoint
CREATE INDEX "customers_by_first_and_last_name" ON "customers" USING btree (search_key("first_name" || ' ' || "last_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "customers_by_last_and_first_name" ON "customers" USING btree (search_key("last_name" || ' ' || "first_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "customers_by_last_ten_digits" ON "customers" USING btree (right("phone", 10) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "customers_by_last_seven_digits" ON "customers" USING btree (right("phone", 7) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "customers_by_last_four_digits" ON "customers" USING btree (right("phone", 4) text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_site_number_once" ON "tickets" USING btree ("site_no","yard_id") WHERE site_no is not null;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "ticket_site_number_stands_alone" CHECK ("tickets"."site_no" is null or ("tickets"."yard_id" is not null and "tickets"."ticket_no" is null));--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "ticket_check_number_of_check" CHECK ("tickets"."check_no" is null or coalesce("tickets"."paid_by", '') = 'check');
--> statement-breakpoint
ALTER INDEX "customers_by_first_and_last_name" ALTER COLUMN 1 SET STATISTICS 1000;--> statement-breakpoint
ALTER INDEX "customers_by_last_and_first_name" ALTER COLUMN 1 SET STATISTICS 1000;--> statement-breakpoint
ALTER INDEX "customers_by_last_ten_digits" ALTER COLUMN 1 SET STATISTICS 1000;--> statement-breakpoint
ALTER INDEX "customers_by_last_seven_digits" ALTER COLUMN 1 SET STATISTICS 1000;--> statement-breakpoint
UPDATE "schema_version" SET "version" = 1;
