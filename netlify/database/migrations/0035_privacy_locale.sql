ALTER TABLE "privacy_requests" ADD COLUMN "locale" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_locale_known" CHECK ("privacy_requests"."locale" in ('en', 'es'));--> statement-breakpoint
UPDATE "schema_version" SET "version" = 35;
