SET LOCAL statement_timeout = 0;
--> statement-breakpoint
CREATE TABLE "day_sums" (
	"day" date NOT NULL,
	"yard_id" text,
	"source" text,
	"recorded_by" uuid,
	"metal_type" text,
	"deduction_reason" text,
	"price_reason" text,
	"tickets" integer NOT NULL,
	"lines" integer NOT NULL,
	"pounds" numeric NOT NULL,
	"pieces" numeric NOT NULL,
	"paid_cents" bigint NOT NULL,
	"priced_pounds" numeric NOT NULL,
	"priced_cents" bigint NOT NULL,
	"posted_cents" bigint NOT NULL,
	"below_cents" bigint NOT NULL,
	"deducted_pounds" numeric NOT NULL,
	"deducted_cents" bigint NOT NULL,
	"other_price_cents" bigint NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "day_sums_once" UNIQUE NULLS NOT DISTINCT("day","yard_id","source","recorded_by","metal_type","deduction_reason","price_reason"),
	CONSTRAINT "day_sum_is_by_one_thing" CHECK (num_nonnulls("day_sums"."source", "day_sums"."metal_type", "day_sums"."deduction_reason", "day_sums"."price_reason") = 1)
);
--> statement-breakpoint
CREATE TABLE "stale_days" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE INDEX "stale_days_by_day" ON "stale_days" USING btree ("day");
--> statement-breakpoint
-- Whatever changes what a day's tickets come to marks the day, whoever writes it: also an older version of the functions. A ticket's lines are written with it,
-- in one transaction, and stay as they are.
CREATE FUNCTION mark_day_stale() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'tickets' THEN
    INSERT INTO stale_days (day) SELECT DISTINCT sold_on FROM changed;
  ELSE
    INSERT INTO stale_days (day) SELECT DISTINCT sold_on FROM tickets WHERE id IN (SELECT ticket_id FROM changed);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "tickets_added_mark_day" AFTER INSERT ON "tickets" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_day_stale();
--> statement-breakpoint
CREATE TRIGGER "tickets_changed_mark_day" AFTER UPDATE ON "tickets" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_day_stale();
--> statement-breakpoint
CREATE TRIGGER "points_ledger_marks_day" AFTER INSERT ON "points_ledger" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_day_stale();
--> statement-breakpoint
INSERT INTO stale_days (day) SELECT DISTINCT sold_on FROM tickets;
--> statement-breakpoint
UPDATE "schema_version" SET "version" = 3;
