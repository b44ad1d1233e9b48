ALTER TABLE "offers" ADD COLUMN "locale" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "locale" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "locale" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offer_locale_known" CHECK ("offers"."locale" in ('en', 'es'));--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_locale_known" CHECK ("quote_requests"."locale" in ('en', 'es'));--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customer_locale_known" CHECK ("customers"."locale" in ('en', 'es'));--> statement-breakpoint
UPDATE "schema_version" SET "version" = 34;
