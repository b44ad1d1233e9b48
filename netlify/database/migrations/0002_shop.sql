CREATE TABLE "address_checks" (
	"key" text PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"verification" jsonb NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merchandise_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "merchandise_items_slug_unique" UNIQUE("slug"),
	CONSTRAINT "item_slug_is_kebab_case" CHECK ("merchandise_items"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "item_category_known" CHECK ("merchandise_items"."category" in ('apparel', 'safety', 'accessories', 'food'))
);
--> statement-breakpoint
CREATE TABLE "merchandise_variants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"item_id" uuid NOT NULL,
	"color" text DEFAULT '' NOT NULL,
	"size" text DEFAULT '' NOT NULL,
	"price_cents" integer NOT NULL,
	"image" text NOT NULL,
	"printful_variant_id" bigint,
	"position" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "variant_once" UNIQUE("item_id","color","size"),
	CONSTRAINT "variant_price_in_range" CHECK ("merchandise_variants"."price_cents" between 1 and 10000000),
	CONSTRAINT "variant_image_is_ours" CHECK ("merchandise_variants"."image" like '/%')
);
--> statement-breakpoint
CREATE TABLE "merchandise_inquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"inquiry_type" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"suspected_spam" boolean NOT NULL,
	CONSTRAINT "inquiry_type_known" CHECK ("merchandise_inquiries"."inquiry_type" in ('bulk_order', 'custom_design', 'product_question', 'other'))
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"color" text NOT NULL,
	"size" text NOT NULL,
	"image" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price_cents" integer NOT NULL,
	"printful_variant_id" bigint,
	"sent_at" timestamp with time zone,
	CONSTRAINT "order_line_once" UNIQUE("order_id","variant_id"),
	CONSTRAINT "order_line_quantity_in_range" CHECK ("order_lines"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "order_look_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"method" text NOT NULL,
	"payment" text DEFAULT 'pending' NOT NULL,
	"fulfilment" text DEFAULT 'none' NOT NULL,
	"checkout_key" text NOT NULL,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text NOT NULL,
	"shipping_address" text NOT NULL,
	"shipping_city" text NOT NULL,
	"shipping_state" text NOT NULL,
	"shipping_zip" text NOT NULL,
	"billing_address" text NOT NULL,
	"billing_city" text NOT NULL,
	"billing_state" text NOT NULL,
	"billing_zip" text NOT NULL,
	"address_unchecked" boolean NOT NULL,
	"subtotal_cents" integer NOT NULL,
	"shipping_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"stripe_payment_intent_id" text,
	"paypal_order_id" text,
	"paid_at" timestamp with time zone,
	"disputed" boolean DEFAULT false NOT NULL,
	"printful_order_id" bigint,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_stripe_payment_intent_id_unique" UNIQUE("stripe_payment_intent_id"),
	CONSTRAINT "orders_paypal_order_id_unique" UNIQUE("paypal_order_id"),
	CONSTRAINT "orders_printful_order_id_unique" UNIQUE("printful_order_id"),
	CONSTRAINT "order_number_form" CHECK ("orders"."number" ~ '^GS-[0-9A-Z]{8}$'),
	CONSTRAINT "order_method_known" CHECK ("orders"."method" in ('card', 'paypal')),
	CONSTRAINT "order_payment_known" CHECK ("orders"."payment" in ('pending', 'processing', 'paid', 'failed', 'refunded', 'partially_refunded')),
	CONSTRAINT "order_fulfilment_known" CHECK ("orders"."fulfilment" in ('none', 'queued', 'submitted', 'shipped', 'manual', 'failed')),
	CONSTRAINT "order_adds_up" CHECK ("orders"."total_cents" = "orders"."subtotal_cents" + "orders"."shipping_cents" + "orders"."tax_cents" and "orders"."total_cents" > 0),
	CONSTRAINT "order_refund_in_range" CHECK ("orders"."refunded_cents" between 0 and "orders"."total_cents"),
	CONSTRAINT "order_paid_has_date" CHECK (("orders"."payment" in ('paid', 'refunded', 'partially_refunded')) = ("orders"."paid_at" is not null)),
	CONSTRAINT "order_ships_only_when_paid" CHECK ("orders"."fulfilment" = 'none' or "orders"."paid_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"provider_shipment_id" text,
	"carrier" text NOT NULL,
	"tracking_number" text NOT NULL,
	"tracking_url" text,
	"shipped_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shipments_provider_shipment_id_unique" UNIQUE("provider_shipment_id")
);
--> statement-breakpoint
CREATE TABLE "payment_movements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"fee_cents" integer,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_movement_once" UNIQUE("provider","kind","reference"),
	CONSTRAINT "movement_provider_known" CHECK ("payment_movements"."provider" in ('stripe', 'paypal')),
	CONSTRAINT "movement_sign" CHECK (("payment_movements"."kind" = 'capture') = ("payment_movements"."amount_cents" > 0))
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"order_id" uuid,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
ALTER TABLE "merchandise_variants" ADD CONSTRAINT "merchandise_variants_item_id_merchandise_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."merchandise_items"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_variant_id_merchandise_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."merchandise_variants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_look_ups" ADD CONSTRAINT "order_look_ups_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_movements" ADD CONSTRAINT "payment_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_events" ADD CONSTRAINT "provider_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_checks_by_date" ON "address_checks" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "merchandise_variants_by_item" ON "merchandise_variants" USING btree ("item_id","position");--> statement-breakpoint
CREATE INDEX "merchandise_inquiries_by_date" ON "merchandise_inquiries" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_look_ups_by_date" ON "order_look_ups" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "orders_by_date" ON "orders" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_by_checkout" ON "orders" USING btree ("checkout_key","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("created_at") WHERE payment in ('pending', 'processing');--> statement-breakpoint
CREATE INDEX "shipments_by_order" ON "shipments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_movements_by_order" ON "payment_movements" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_movements_by_date" ON "payment_movements" USING btree ("moved_at");--> statement-breakpoint
CREATE INDEX "provider_events_by_order" ON "provider_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "provider_events_by_date" ON "provider_events" USING btree ("received_at");--> statement-breakpoint
-- Money that moved is added to and never rewritten, whoever asks.
CREATE TRIGGER payment_movements_is_append_only
  BEFORE UPDATE OR DELETE ON payment_movements
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
