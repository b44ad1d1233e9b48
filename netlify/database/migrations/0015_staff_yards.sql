SET LOCAL statement_timeout = 0;--> statement-breakpoint
ALTER TABLE "staff_users" ADD COLUMN "yards" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
UPDATE "schema_version" SET "version" = 15;
