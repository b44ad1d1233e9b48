CREATE TABLE "disputes" (
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"order_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	CONSTRAINT "disputes_provider_reference_pk" PRIMARY KEY("provider","reference"),
	CONSTRAINT "dispute_provider_known" CHECK ("disputes"."provider" in ('stripe', 'paypal')),
	CONSTRAINT "dispute_outcome_known" CHECK ("disputes"."outcome" in ('open', 'won', 'lost'))
);
--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disputes_by_order" ON "disputes" USING btree ("order_id");--> statement-breakpoint
INSERT INTO "disputes" ("provider", "reference", "order_id", "outcome")
  SELECT "provider", "reference", "order_id", 'lost' FROM "payment_movements" WHERE "kind" = 'dispute';
