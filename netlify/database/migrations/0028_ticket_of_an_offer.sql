ALTER TABLE "tickets" ADD COLUMN "offer_id" uuid;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tickets_by_offer" ON "tickets" USING btree ("offer_id") WHERE offer_id is not null;--> statement-breakpoint
UPDATE "schema_version" SET "version" = 28;
