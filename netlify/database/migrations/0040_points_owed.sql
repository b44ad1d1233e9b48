SET LOCAL statement_timeout = 0;--> statement-breakpoint
ALTER TABLE "customers" DROP CONSTRAINT "customer_points_not_negative";--> statement-breakpoint
ALTER TABLE "points_ledger" DROP CONSTRAINT "ledger_kind_known";--> statement-breakpoint
ALTER TABLE "points_ledger" DROP CONSTRAINT "ledger_sign";--> statement-breakpoint
ALTER TABLE "tickets" DROP CONSTRAINT "ticket_void_is_whole";--> statement-breakpoint
DROP INDEX "points_ledger_ticket_once";--> statement-breakpoint
DROP INDEX "tickets_by_day";--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "won_from" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "points_owed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "points_ledger_by_ticket" ON "points_ledger" USING btree ("ticket_id","kind") WHERE ticket_id is not null;--> statement-breakpoint
CREATE INDEX "tickets_by_number" ON "tickets" USING btree ("ticket_no","sold_at" DESC NULLS LAST,"id") WHERE ticket_no is not null;--> statement-breakpoint
CREATE INDEX "tickets_by_total" ON "tickets" USING btree ("total_cents","sold_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "points_ledger_ticket_once" ON "points_ledger" USING btree ("ticket_id","kind") WHERE ticket_id is not null and kind not in ('streak_bonus', 'owed');--> statement-breakpoint
CREATE INDEX "tickets_by_day" ON "tickets" USING btree ("sold_on","sold_at" DESC NULLS LAST,"id");--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customer_points_not_negative" CHECK ("customers"."total_points" >= 0 and "customers"."lifetime_points" >= 0 and "customers"."points_owed" >= 0);--> statement-breakpoint
ALTER TABLE "points_ledger" ADD CONSTRAINT "ledger_kind_known" CHECK ("points_ledger"."kind" in ('earn', 'streak_bonus', 'void', 'birthday', 'redeem', 'undo', 'adjust', 'owed'));--> statement-breakpoint
ALTER TABLE "points_ledger" ADD CONSTRAINT "ledger_sign" CHECK ("points_ledger"."points" <> 0 and ("points_ledger"."kind" in ('adjust', 'streak_bonus', 'owed') or ("points_ledger"."kind" in ('redeem', 'void')) = ("points_ledger"."points" < 0)));--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "ticket_void_is_whole" CHECK (("tickets"."voided_at" is null) = ("tickets"."void_reason" is null)
        and case when "tickets"."voided_at" is null then "tickets"."voided_by" is null
          else "tickets"."voided_by" is not null or "tickets"."source" in ('import', 'webhook') end);--> statement-breakpoint
-- Until now a void took what was left and forgot the rest: a void ticket gives nothing any more, and the customer keeps what was forgotten.
INSERT INTO "points_ledger" ("customer_id", "kind", "points", "description", "ticket_id")
  SELECT e."customer_id", 'adjust', -sum(e."points"), 'Ticket voided: spent before', t."id"
  FROM "tickets" t JOIN "points_ledger" e ON e."ticket_id" = t."id" WHERE t."voided_at" IS NOT NULL
  GROUP BY e."customer_id", t."id" HAVING sum(e."points") > 0;--> statement-breakpoint
INSERT INTO "points_ledger" ("customer_id", "kind", "points", "description")
  SELECT "customer_id", 'adjust', -"points", 'Points that you keep' FROM "points_ledger" WHERE "kind" = 'adjust' AND "ticket_id" IS NOT NULL;--> statement-breakpoint
UPDATE "quote_requests" SET "won_from" = 'answered' WHERE "state" = 'won' AND "won_cents" IS NULL AND EXISTS (
  SELECT FROM "offers" o JOIN "tickets" t ON t."offer_id" = o."id" WHERE o."quote_id" = "quote_requests"."id" AND t."voided_at" IS NULL);--> statement-breakpoint
UPDATE "schema_version" SET "version" = 40;
