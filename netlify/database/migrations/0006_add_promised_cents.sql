SET LOCAL statement_timeout = 0;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "promised_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "is_promised" boolean;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "ticket_promise_within_total" CHECK ("tickets"."promised_cents" between 0 and "tickets"."total_cents" and ("tickets"."offer_id" is not null or "tickets"."promised_cents" = 0));
--> statement-breakpoint
UPDATE "schema_version" SET "version" = 6;
