CREATE TABLE "staff_push_devices" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"yards" text[],
	"hours" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_push_devices_endpoint" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "staff_pushes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"about" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_push_about_known" CHECK ("staff_pushes"."about" in ('quote', 'offer'))
);
--> statement-breakpoint
ALTER TABLE "staff_push_devices" ADD CONSTRAINT "staff_push_devices_session_id_staff_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."staff_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_pushes" ADD CONSTRAINT "staff_pushes_session_id_staff_push_devices_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."staff_push_devices"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_pushes_once" ON "staff_pushes" USING btree ("session_id","about","subject_id");--> statement-breakpoint
UPDATE "schema_version" SET "version" = 31;
