ALTER TABLE "staff_pushes" DROP CONSTRAINT "staff_pushes_session_id_staff_push_devices_session_id_fk";
--> statement-breakpoint
ALTER TABLE "staff_push_devices" ADD COLUMN "ends_at" timestamp with time zone DEFAULT now() + interval '30 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_pushes" ADD CONSTRAINT "staff_pushes_session_id_staff_push_devices_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."staff_push_devices"("session_id") ON DELETE cascade ON UPDATE cascade;
--> statement-breakpoint
UPDATE "schema_version" SET "version" = 1;
