-- A line "rounding" may take up to five cents off a ticket of a point of sale; reports read tickets by their day.
SET LOCAL statement_timeout = 0;--> statement-breakpoint
ALTER TABLE "visits" DROP CONSTRAINT "visit_zero_has_reason";--> statement-breakpoint
CREATE INDEX "tickets_by_day" ON "tickets" USING btree ("sold_on") WHERE voided_at is null;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visit_zero_has_reason" CHECK ("visits"."amount_cents" > 0 or ("visits"."amount_cents" = 0 and "visits"."price_reason" is not null)
        or ("visits"."metal_type" = 'rounding' and "visits"."amount_cents" >= -5));--> statement-breakpoint
UPDATE "schema_version" SET "version" = 24;
