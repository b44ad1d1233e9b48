CREATE TABLE "bounced_addresses" (
	"key" text PRIMARY KEY NOT NULL,
	"bounced_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wrong_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"order_id" uuid,
	"amount_cents" integer,
	"currency" text NOT NULL,
	"reported_at" timestamp with time zone DEFAULT now() NOT NULL,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "wrong_payment_once" UNIQUE("provider","reference"),
	CONSTRAINT "wrong_payment_provider_known" CHECK ("wrong_payments"."provider" in ('stripe', 'paypal')),
	CONSTRAINT "wrong_payment_amount" CHECK ("wrong_payments"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "customers" DROP CONSTRAINT "customers_phone_unique";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_wrongly" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "phone_released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "session_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "wrong_payments" ADD CONSTRAINT "wrong_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wrong_payments_by_order" ON "wrong_payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "wrong_payments_open" ON "wrong_payments" USING btree ("reported_at") WHERE refunded_at is null;--> statement-breakpoint
CREATE INDEX "orders_paid_wrongly" ON "orders" USING btree ("created_at" DESC NULLS LAST,"id") WHERE paid_wrongly;--> statement-breakpoint
CREATE UNIQUE INDEX "customers_phone_unique" ON "customers" USING btree ("phone") WHERE phone_released_at is null;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customer_keeps_phone_unless_merged" CHECK ("customers"."phone_released_at" is null or "customers"."merged_into" is not null);