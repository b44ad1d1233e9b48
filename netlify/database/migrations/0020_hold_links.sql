SET LOCAL statement_timeout = 0;--> statement-breakpoint
CREATE TABLE "word_records" (
	"scope" text PRIMARY KEY NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"figures" jsonb NOT NULL,
	CONSTRAINT "word_record_days_in_order" CHECK ("word_records"."from_day" <= "word_records"."to_day")
);
--> statement-breakpoint
ALTER TABLE "price_holds" ADD COLUMN "token_hash" text;--> statement-breakpoint
ALTER TABLE "price_holds" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "price_holds" ADD CONSTRAINT "price_holds_token_hash_unique" UNIQUE("token_hash");
--> statement-breakpoint
UPDATE "schema_version" SET "version" = 20;
