SET LOCAL statement_timeout = 0;--> statement-breakpoint
CREATE TABLE "hold_limits" (
	"scope" text PRIMARY KEY NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"most" integer,
	CONSTRAINT "hold_limit_positive" CHECK ("hold_limits"."most" between 1 and 1000000)
);
--> statement-breakpoint
CREATE TABLE "price_holds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"yard_id" text NOT NULL,
	"metal_type" text NOT NULL,
	"price" numeric NOT NULL,
	"unit" text NOT NULL,
	"most" integer NOT NULL,
	"phone" text,
	"locale" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"canceled_at" timestamp with time zone,
	"ticket_id" uuid,
	CONSTRAINT "price_holds_code_unique" UNIQUE("code"),
	CONSTRAINT "hold_code_readable" CHECK ("price_holds"."code" ~ '^[0-9A-HJKMNP-TV-Z]{6}$'),
	CONSTRAINT "hold_price_in_range" CHECK ("price_holds"."price" > 0 and "price_holds"."price" < 1000000),
	CONSTRAINT "hold_unit_known" CHECK ("price_holds"."unit" in ('lb', 'ton', 'each')),
	CONSTRAINT "hold_most_positive" CHECK ("price_holds"."most" > 0),
	CONSTRAINT "hold_phone_e164" CHECK ("price_holds"."phone" ~ '^\+1[0-9]{10}$'),
	CONSTRAINT "hold_locale_known" CHECK ("price_holds"."locale" in ('en', 'es')),
	CONSTRAINT "hold_ends_later" CHECK ("price_holds"."until" > "price_holds"."created_at"),
	CONSTRAINT "used_hold_stands" CHECK ("price_holds"."ticket_id" is null or "price_holds"."canceled_at" is null)
);
--> statement-breakpoint
ALTER TABLE "price_batches" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "price_holds" ADD CONSTRAINT "price_holds_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_holds_by_phone" ON "price_holds" USING btree ("phone","created_at") WHERE phone is not null;--> statement-breakpoint
CREATE INDEX "price_holds_by_ticket" ON "price_holds" USING btree ("ticket_id") WHERE ticket_id is not null;--> statement-breakpoint
CREATE INDEX "price_holds_by_end" ON "price_holds" USING btree ("until");
--> statement-breakpoint
UPDATE "schema_version" SET "version" = 17;
