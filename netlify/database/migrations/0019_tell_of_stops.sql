SET LOCAL statement_timeout = 0;--> statement-breakpoint
ALTER TABLE "staff_pushes" DROP CONSTRAINT "staff_push_about_known";--> statement-breakpoint
ALTER TABLE "staff_pushes" ADD CONSTRAINT "staff_push_about_known" CHECK ("staff_pushes"."about" in ('quote', 'offer', 'stop'));
--> statement-breakpoint
UPDATE "schema_version" SET "version" = 19;
