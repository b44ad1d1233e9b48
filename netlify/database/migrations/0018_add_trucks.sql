SET LOCAL statement_timeout = 0;--> statement-breakpoint
-- Beside ranges, the constraint at the end compares ids and days.
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE TABLE "pickups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quote_id" uuid,
	"truck_id" uuid NOT NULL,
	"day" date NOT NULL,
	"starts_at" integer NOT NULL,
	"minutes" integer NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"missed_reason" text,
	"held_until" timestamp with time zone,
	"held_zip" text,
	"held_weight" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pickup_within_a_day" CHECK ("pickups"."starts_at" >= 0 and "pickups"."starts_at" + "pickups"."minutes" <= 1440),
	CONSTRAINT "pickup_takes_time" CHECK ("pickups"."minutes" > 0),
	CONSTRAINT "pickup_state_known" CHECK ("pickups"."state" in ('held', 'planned', 'on_the_way', 'arrived', 'done', 'missed', 'canceled')),
	CONSTRAINT "pickup_held_or_of_request" CHECK (("pickups"."state" = 'held') = ("pickups"."quote_id" is null)
        and ("pickups"."state" = 'held') = ("pickups"."held_until" is not null and "pickups"."held_zip" is not null and "pickups"."held_weight" is not null)),
	CONSTRAINT "pickup_missed_has_reason" CHECK (("pickups"."state" = 'missed') = ("pickups"."missed_reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "truck_days" (
	"truck_id" uuid NOT NULL,
	"day" date NOT NULL,
	"opens" text NOT NULL,
	"closes" text NOT NULL,
	"driver_id" uuid,
	CONSTRAINT "truck_days_truck_id_day_pk" PRIMARY KEY("truck_id","day"),
	CONSTRAINT "truck_day_runs_forward" CHECK ("truck_days"."opens" < "truck_days"."closes")
);
--> statement-breakpoint
CREATE TABLE "trucks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"yard_id" text NOT NULL,
	"carries_lb" integer NOT NULL,
	"is_active" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "truck_carries_something" CHECK ("trucks"."carries_lb" > 0)
);
--> statement-breakpoint
ALTER TABLE "pickups" ADD CONSTRAINT "pickups_quote_id_quote_requests_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pickups" ADD CONSTRAINT "pickups_truck_id_day_truck_days_truck_id_day_fk" FOREIGN KEY ("truck_id","day") REFERENCES "public"."truck_days"("truck_id","day") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "truck_days" ADD CONSTRAINT "truck_days_truck_id_trucks_id_fk" FOREIGN KEY ("truck_id") REFERENCES "public"."trucks"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "truck_days" ADD CONSTRAINT "truck_days_driver_id_staff_users_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."staff_users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pickups_by_day" ON "pickups" USING btree ("day","truck_id","starts_at");--> statement-breakpoint
CREATE INDEX "pickups_by_request" ON "pickups" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "pickups_held" ON "pickups" USING btree ("held_until") WHERE state = 'held';--> statement-breakpoint
CREATE UNIQUE INDEX "pickup_once_for_a_request" ON "pickups" USING btree ("quote_id") WHERE state not in ('missed', 'canceled');--> statement-breakpoint
CREATE INDEX "truck_days_by_day" ON "truck_days" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "trucks_by_name" ON "trucks" USING btree (lower("name"));--> statement-breakpoint
ALTER TABLE "pickups" ADD CONSTRAINT "pickups_never_overlap" EXCLUDE USING gist ("truck_id" WITH =, "day" WITH =, int4range("starts_at", "starts_at" + "minutes") WITH &&) WHERE (state not in ('missed', 'canceled'));
--> statement-breakpoint
UPDATE "schema_version" SET "version" = 18;
