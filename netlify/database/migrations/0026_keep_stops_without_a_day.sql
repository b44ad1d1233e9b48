ALTER TABLE "pickups" DROP CONSTRAINT "pickups_truck_id_day_truck_days_truck_id_day_fk";
--> statement-breakpoint
ALTER TABLE "pickups" ADD CONSTRAINT "pickups_truck_id_trucks_id_fk" FOREIGN KEY ("truck_id") REFERENCES "public"."trucks"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
UPDATE "schema_version" SET "version" = 26;
