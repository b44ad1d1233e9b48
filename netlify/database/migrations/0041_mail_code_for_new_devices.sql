SET LOCAL statement_timeout = 0;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "code_by_mail_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "mailed_code_id" uuid;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "mailed_code_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customer_code_needs_email" CHECK ("customers"."email" is not null or num_nonnulls("customers"."code_by_mail_since", "customers"."mailed_code_id") = 0);--> statement-breakpoint
UPDATE "schema_version" SET "version" = 41;
