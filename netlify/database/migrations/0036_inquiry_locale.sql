ALTER TABLE "merchandise_inquiries" ADD COLUMN "locale" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "merchandise_inquiries" ADD CONSTRAINT "inquiry_locale_known" CHECK ("merchandise_inquiries"."locale" in ('en', 'es'));--> statement-breakpoint
UPDATE "schema_version" SET "version" = 36;
