SET LOCAL statement_timeout = 0;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "monthly_mail_for" date;--> statement-breakpoint
CREATE INDEX "customers_by_monthly_mail" ON "customers" USING btree ("monthly_mail_for") WHERE monthly_mail_for is not null;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customer_monthly_mail_needs_email" CHECK ("customers"."monthly_mail_for" is null or "customers"."email" is not null);
--> statement-breakpoint
UPDATE "schema_version" SET "version" = 23;
