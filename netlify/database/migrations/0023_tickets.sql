-- Every sale so far becomes a ticket of one line, with the sale's own id and an unknown yard. Functions of the code before cannot write a
-- line without a ticket: they answer 503 until the new ones take over (serves_from). Millions of rows take longer than the few seconds
-- that the role gives a statement.
SET LOCAL statement_timeout = 0;--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"yard_id" text,
	"ticket_no" text,
	"sold_at" timestamp with time zone NOT NULL,
	"sold_on" date NOT NULL,
	"customer_id" uuid,
	"total_cents" integer NOT NULL,
	"paid_by" text,
	"source" text NOT NULL,
	"yard_closed" boolean DEFAULT false NOT NULL,
	"voided_at" timestamp with time zone,
	"void_reason" text,
	"voided_by" uuid,
	"recorded_by" uuid,
	CONSTRAINT "ticket_number_has_yard" CHECK ("tickets"."ticket_no" is null or "tickets"."yard_id" is not null),
	CONSTRAINT "ticket_total_not_negative" CHECK ("tickets"."total_cents" >= 0),
	CONSTRAINT "ticket_paid_by_known" CHECK ("tickets"."paid_by" in ('check', 'transfer', 'other')),
	CONSTRAINT "ticket_source_known" CHECK ("tickets"."source" in ('counter', 'import', 'webhook', 'command')),
	CONSTRAINT "ticket_void_is_whole" CHECK (("tickets"."voided_at" is null) = ("tickets"."void_reason" is null) and ("tickets"."voided_at" is null) = ("tickets"."voided_by" is null))
);
--> statement-breakpoint
INSERT INTO "tickets" ("id", "sold_at", "sold_on", "customer_id", "total_cents", "source", "recorded_by")
  SELECT "id", "created_at", "visited_on", "customer_id", "amount_cents", CASE WHEN "recorded_by" IS NULL THEN 'command' ELSE 'counter' END, "recorded_by"
  FROM "visits";--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_voided_by_staff_users_id_fk" FOREIGN KEY ("voided_by") REFERENCES "public"."staff_users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_recorded_by_staff_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."staff_users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_number_once" ON "tickets" USING btree ("yard_id",extract(year from sold_on),"ticket_no") WHERE ticket_no is not null and voided_at is null;--> statement-breakpoint
CREATE INDEX "tickets_by_customer" ON "tickets" USING btree ("customer_id","sold_at","id") WHERE customer_id is not null;--> statement-breakpoint
CREATE INDEX "tickets_by_yard" ON "tickets" USING btree ("yard_id","sold_at","id") WHERE yard_id is not null;--> statement-breakpoint
DROP INDEX "visits_by_customer";--> statement-breakpoint
ALTER TABLE "visits" DROP CONSTRAINT "visit_amount_positive";--> statement-breakpoint
ALTER TABLE "visits" DROP CONSTRAINT "visit_weight_positive";--> statement-breakpoint
ALTER TABLE "visits" ALTER COLUMN "customer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "ticket_id" uuid;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "line_no" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "gross" numeric(12, 3);--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "tare" numeric(12, 3);--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "deduction" numeric(12, 3);--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "deduction_reason" text;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "price" numeric;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "posted_price" numeric;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "price_unit" text;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "price_reason" text;--> statement-breakpoint
UPDATE "visits" SET "ticket_id" = "id";--> statement-breakpoint
ALTER TABLE "visits" ALTER COLUMN "ticket_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "visits" ALTER COLUMN "line_no" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_line_once" UNIQUE("ticket_id","line_no");--> statement-breakpoint
CREATE INDEX "visits_by_customer" ON "visits" USING btree ("customer_id","created_at","ticket_id","line_no" DESC) INCLUDE ("id","metal_type","weight","unit","amount_cents");--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visit_zero_has_reason" CHECK ("visits"."amount_cents" > 0 or ("visits"."amount_cents" = 0 and "visits"."price_reason" is not null));--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visit_weight_not_negative" CHECK ("visits"."weight" >= 0);--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visit_weight_is_net" CHECK ("visits"."weight" = "visits"."gross" - "visits"."tare" - "visits"."deduction");--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visit_deduction_has_reason" CHECK ((coalesce("visits"."deduction", 0) > 0) = ("visits"."deduction_reason" is not null));--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visit_other_price_has_reason" CHECK ("visits"."price" = "visits"."posted_price" or "visits"."price_reason" is not null);--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visit_figures_come_together" CHECK (num_nonnulls("visits"."gross", "visits"."tare", "visits"."deduction", "visits"."price", "visits"."posted_price", "visits"."price_unit") in (0, 6));--> statement-breakpoint
ALTER TABLE "points_ledger" DROP CONSTRAINT "ledger_kind_known";--> statement-breakpoint
ALTER TABLE "points_ledger" DROP CONSTRAINT "ledger_sign";--> statement-breakpoint
DROP INDEX "points_ledger_visit_once";--> statement-breakpoint
-- Built again below: that is faster than to keep it for each changed row.
DROP INDEX "points_ledger_by_customer";--> statement-breakpoint
ALTER TABLE "points_ledger" ADD COLUMN "ticket_id" uuid;--> statement-breakpoint
-- This once the entries change: each says which ticket it is of, and nothing else. The code no longer declares visit_id; a later
-- migration drops it (docs/how-to/add-a-table.md).
ALTER TABLE "points_ledger" DISABLE TRIGGER "points_ledger_append_only";--> statement-breakpoint
UPDATE "points_ledger" SET "ticket_id" = "visit_id" WHERE "visit_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "points_ledger" ENABLE TRIGGER "points_ledger_append_only";--> statement-breakpoint
CREATE INDEX "points_ledger_by_customer" ON "points_ledger" USING btree ("customer_id","created_at","kind","id") INCLUDE ("points","description");--> statement-breakpoint
ALTER TABLE "points_ledger" ADD CONSTRAINT "points_ledger_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "points_ledger_ticket_once" ON "points_ledger" USING btree ("ticket_id","kind") WHERE ticket_id is not null;--> statement-breakpoint
ALTER TABLE "points_ledger" ADD CONSTRAINT "ledger_kind_known" CHECK ("points_ledger"."kind" in ('earn', 'streak_bonus', 'void', 'birthday', 'redeem', 'undo', 'adjust'));--> statement-breakpoint
ALTER TABLE "points_ledger" ADD CONSTRAINT "ledger_sign" CHECK ("points_ledger"."points" <> 0 and ("points_ledger"."kind" = 'adjust' or ("points_ledger"."kind" in ('redeem', 'void')) = ("points_ledger"."points" < 0)));--> statement-breakpoint
UPDATE "schema_version" SET "version" = 23, "serves_from" = 23;
