ALTER TABLE "quote_photos" ADD COLUMN "added_by_id" uuid;--> statement-breakpoint
ALTER TABLE "quote_photos" ADD CONSTRAINT "quote_photos_added_by_id_staff_users_id_fk" FOREIGN KEY ("added_by_id") REFERENCES "public"."staff_users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
UPDATE "schema_version" SET "version" = 25;
