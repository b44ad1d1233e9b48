CREATE TABLE "order_viewers" (
	"order_id" uuid NOT NULL,
	"checkout_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_viewers_order_id_checkout_key_pk" PRIMARY KEY("order_id","checkout_key")
);
--> statement-breakpoint
ALTER TABLE "order_viewers" ADD CONSTRAINT "order_viewers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;