CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"available_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "outbox_once" UNIQUE("kind","subject_id"),
	CONSTRAINT "outbox_state_known" CHECK ("outbox"."state" in ('pending', 'done', 'failed')),
	CONSTRAINT "outbox_finished_has_date" CHECK (("outbox"."state" = 'pending') = ("outbox"."finished_at" is null))
);
--> statement-breakpoint
CREATE TABLE "metal_price_history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"metal_price_id" uuid NOT NULL,
	"price" numeric NOT NULL,
	"unit" text NOT NULL,
	"effective_from" timestamp (3) with time zone NOT NULL,
	"effective_to" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "history_runs_forward" CHECK ("metal_price_history"."effective_from" <= "metal_price_history"."effective_to")
);
--> statement-breakpoint
CREATE TABLE "metal_prices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"metal_type" text NOT NULL,
	"price" numeric NOT NULL,
	"unit" text DEFAULT 'lb' NOT NULL,
	"previous_price" numeric,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "metal_prices_metal_type_unique" UNIQUE("metal_type"),
	CONSTRAINT "metal_type_is_snake_case" CHECK ("metal_prices"."metal_type" ~ '^[a-z][a-z0-9_]{0,59}$'),
	CONSTRAINT "price_in_range" CHECK ("metal_prices"."price" >= 0 and "metal_prices"."price" < 1000000),
	CONSTRAINT "unit_is_short" CHECK (length("metal_prices"."unit") between 1 and 20)
);
--> statement-breakpoint
CREATE TABLE "quote_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"location" text,
	"description" text NOT NULL,
	"call_me" boolean NOT NULL,
	"email_me" boolean NOT NULL,
	"suspected_spam" boolean NOT NULL,
	"photo_state" text NOT NULL,
	"photo_key" text,
	CONSTRAINT "phone_is_e164" CHECK ("quote_requests"."phone" ~ '^\+1[0-9]{10}$'),
	CONSTRAINT "photo_state_known" CHECK ("quote_requests"."photo_state" in ('none', 'expected', 'stored')),
	CONSTRAINT "stored_photo_has_key" CHECK (("quote_requests"."photo_state" = 'stored') = ("quote_requests"."photo_key" is not null))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" timestamp with time zone[] NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "metal_price_history" ADD CONSTRAINT "metal_price_history_metal_price_id_metal_prices_id_fk" FOREIGN KEY ("metal_price_id") REFERENCES "public"."metal_prices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("available_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "outbox_finished" ON "outbox" USING btree ("finished_at") WHERE state = 'done';--> statement-breakpoint
CREATE INDEX "metal_price_history_by_price" ON "metal_price_history" USING btree ("metal_price_id","effective_to" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "quote_requests_by_date" ON "quote_requests" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_date" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_by_date" ON "rate_limits" USING btree ("updated_at");