SET LOCAL statement_timeout = 0;--> statement-breakpoint
CREATE TABLE "shown_tickets" (
	"ticket_id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"device_hash" text,
	"shown_at" timestamp with time zone DEFAULT now() NOT NULL,
	"agreed_at" timestamp with time zone,
	"agreed_lines" text
);
--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "agreed_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "shown_tickets_code_once" ON "shown_tickets" USING btree ("code_hash");
--> statement-breakpoint
UPDATE "schema_version" SET "version" = 16;
