SET LOCAL statement_timeout = 0;--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quote_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"state" text DEFAULT 'sent' NOT NULL,
	"lines" jsonb NOT NULL,
	"total_cents" integer NOT NULL,
	"pickup_fee_cents" integer NOT NULL,
	"yard_id" text NOT NULL,
	"conditions" text[] NOT NULL,
	"message" text NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"until_closing" boolean NOT NULL,
	"channel" text NOT NULL,
	"created_by" uuid NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_name" text,
	"decline_reason" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "offer_state_known" CHECK ("offers"."state" in ('sent', 'accepted', 'declined', 'withdrawn', 'replaced')),
	CONSTRAINT "offer_channel_known" CHECK ("offers"."channel" in ('mail', 'link', 'phone')),
	CONSTRAINT "offer_version_positive" CHECK ("offers"."version" > 0),
	CONSTRAINT "offer_money_positive" CHECK ("offers"."total_cents" >= 0 and "offers"."pickup_fee_cents" >= 0),
	CONSTRAINT "offer_decided_has_date" CHECK (("offers"."state" in ('accepted', 'declined')) = ("offers"."decided_at" is not null)),
	CONSTRAINT "offer_accepted_has_name" CHECK (("offers"."state" = 'accepted') = ("offers"."decided_name" is not null)),
	CONSTRAINT "offer_declined_has_reason" CHECK (("offers"."state" = 'declined') = ("offers"."decline_reason" is not null)),
	CONSTRAINT "offer_ended_has_date" CHECK (("offers"."state" in ('withdrawn', 'replaced')) = ("offers"."ended_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "token_hash" text;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "estimate" jsonb;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_quote_id_quote_requests_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote_requests"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_created_by_staff_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff_users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "offers_version_once" ON "offers" USING btree ("quote_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_sent" ON "offers" USING btree ("quote_id") WHERE state = 'sent';--> statement-breakpoint
CREATE INDEX "offers_by_date" ON "offers" USING btree ("sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_requests_token_once" ON "quote_requests" USING btree ("token_hash") WHERE token_hash is not null;--> statement-breakpoint
UPDATE "schema_version" SET "version" = 26;
