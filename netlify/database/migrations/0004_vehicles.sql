SET LOCAL statement_timeout = 0;
--> statement-breakpoint
CREATE TABLE "vehicle_kinds" (
	"pattern" text PRIMARY KEY NOT NULL,
	"make" text NOT NULL,
	"model" text NOT NULL,
	"year" integer,
	"kind" text,
	"milli_pounds" integer,
	"decoded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "vehicle" jsonb;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "lost_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "vehicle_kinds_by_date" ON "vehicle_kinds" USING btree ("decoded_at");--> statement-breakpoint
CREATE INDEX "quote_requests_vins_to_delete" ON "quote_requests" USING btree ("lost_at") WHERE lost_at is not null and vehicle ->> 'vin' <> '';
--> statement-breakpoint
UPDATE "schema_version" SET "version" = 4;
