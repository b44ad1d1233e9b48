CREATE TABLE "alert_addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"token_hash" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "alert_addresses_email_unique" UNIQUE("email"),
	CONSTRAINT "alert_addresses_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "alert_email_lower" CHECK ("alert_addresses"."email" = lower("alert_addresses"."email")),
	CONSTRAINT "alert_locale_known" CHECK ("alert_addresses"."locale" in ('en', 'es'))
);
--> statement-breakpoint
CREATE TABLE "price_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"address_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"metal_type" text,
	"yard_id" text,
	"at_least_cents" integer,
	"unit" text,
	"known_price" numeric,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"list_due_at" timestamp with time zone,
	"list_sent_at" timestamp with time zone,
	CONSTRAINT "alert_kind_known" CHECK ("price_alerts"."kind" in ('at_least', 'moved', 'weekly')),
	CONSTRAINT "alert_names_grade" CHECK (num_nulls("price_alerts"."metal_type", "price_alerts"."unit", "price_alerts"."known_price") = case when "price_alerts"."kind" = 'weekly' then 3 else 0 end),
	CONSTRAINT "alert_has_amount" CHECK (("price_alerts"."kind" = 'at_least') = ("price_alerts"."at_least_cents" is not null)),
	CONSTRAINT "alert_amount_in_range" CHECK ("price_alerts"."at_least_cents" between 1 and 99999999),
	CONSTRAINT "alert_price_in_range" CHECK ("price_alerts"."known_price" > 0 and "price_alerts"."known_price" < 1000000)
);
--> statement-breakpoint
ALTER TABLE "price_alerts" ADD CONSTRAINT "price_alerts_address_id_alert_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."alert_addresses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_alerts_by_address" ON "price_alerts" USING btree ("address_id");--> statement-breakpoint
CREATE INDEX "price_alerts_by_grade" ON "price_alerts" USING btree ("metal_type") WHERE confirmed_at is not null;
--> statement-breakpoint
UPDATE "schema_version" SET "version" = 22;
