ALTER TABLE "staff_users" DROP CONSTRAINT "staff_role_known";--> statement-breakpoint
ALTER TABLE "staff_users" ADD CONSTRAINT "staff_role_known" CHECK ("staff_users"."role" in ('staff', 'office', 'owner'));
--> statement-breakpoint
UPDATE "schema_version" SET "version" = 12;
