CREATE TABLE "stock_holds" (
	"order_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_holds_order_id_variant_id_pk" PRIMARY KEY("order_id","variant_id"),
	CONSTRAINT "stock_hold_state_known" CHECK ("stock_holds"."state" in ('reserved', 'taken', 'lapsed', 'returned')),
	CONSTRAINT "stock_hold_quantity_in_range" CHECK ("stock_holds"."quantity" between 1 and 99)
);
--> statement-breakpoint
ALTER TABLE "merchandise_items" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "merchandise_items" ADD COLUMN "page_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "merchandise_items" ADD COLUMN "low_mark" integer;--> statement-breakpoint
ALTER TABLE "merchandise_variants" ADD COLUMN "stock" integer;--> statement-breakpoint
ALTER TABLE "merchandise_variants" ADD COLUMN "low_mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "stock_short" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_variant_id_merchandise_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."merchandise_variants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_holds_reserved" ON "stock_holds" USING btree ("expires_at") WHERE state = 'reserved';--> statement-breakpoint
CREATE INDEX "stock_holds_reserved_by_variant" ON "stock_holds" USING btree ("variant_id") WHERE state = 'reserved';--> statement-breakpoint
ALTER TABLE "merchandise_items" ADD CONSTRAINT "item_low_mark_in_range" CHECK ("merchandise_items"."low_mark" between 0 and 9999);--> statement-breakpoint
ALTER TABLE "merchandise_variants" ADD CONSTRAINT "variant_stock_in_range" CHECK ("merchandise_variants"."stock" between 0 and 99999);--> statement-breakpoint
UPDATE "schema_version" SET "version" = 22;
