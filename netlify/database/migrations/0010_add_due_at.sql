SET LOCAL statement_timeout = 0;--> statement-breakpoint
DROP INDEX "merchandise_inquiries_waiting";--> statement-breakpoint
DROP INDEX "privacy_requests_open";--> statement-breakpoint
DROP INDEX "quote_requests_waiting";--> statement-breakpoint
ALTER TABLE "merchandise_inquiries" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() + interval '24 hours' NOT NULL;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() + interval '45 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() + interval '24 hours' NOT NULL;--> statement-breakpoint
UPDATE "merchandise_inquiries" SET "due_at" = "created_at" + interval '24 hours';--> statement-breakpoint
UPDATE "privacy_requests" SET "due_at" = "created_at" + interval '45 days';--> statement-breakpoint
UPDATE "quote_requests" SET "due_at" = CASE
  WHEN "kind" = 'callback' AND "details" ->> 'day' ~ '^\d{4}-\d\d-\d\d$' AND "details" ->> 'time' ~ '^\d\d:\d\d$'
    THEN (("details" ->> 'day') || ' ' || ("details" ->> 'time'))::timestamp AT TIME ZONE 'America/New_York'
  ELSE "created_at" + interval '24 hours' END;--> statement-breakpoint
CREATE INDEX "merchandise_inquiries_due" ON "merchandise_inquiries" USING btree ("due_at","id") WHERE answered_at is null and not suspected_spam;--> statement-breakpoint
CREATE INDEX "privacy_requests_due" ON "privacy_requests" USING btree ("due_at","id") WHERE state in ('unconfirmed', 'confirmed');--> statement-breakpoint
CREATE INDEX "quote_requests_due" ON "quote_requests" USING btree ("due_at","id") WHERE state = 'new' and not suspected_spam;
--> statement-breakpoint
UPDATE "schema_version" SET "version" = 10;
