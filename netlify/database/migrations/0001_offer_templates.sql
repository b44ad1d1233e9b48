CREATE TABLE "offer_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"lines" jsonb NOT NULL
);
--> statement-breakpoint
DROP INDEX "merchandise_inquiries_open";--> statement-breakpoint
CREATE INDEX "merchandise_inquiries_waiting" ON "merchandise_inquiries" USING btree ("created_at","id") WHERE answered_at is null and not suspected_spam;--> statement-breakpoint
CREATE INDEX "quote_requests_waiting" ON "quote_requests" USING btree ("created_at","id") WHERE state = 'new' and not suspected_spam;
--> statement-breakpoint
UPDATE "schema_version" SET "version" = 1;
