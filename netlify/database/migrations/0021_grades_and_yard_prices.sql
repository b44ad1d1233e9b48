CREATE TABLE "yard_price_history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"metal_price_id" uuid NOT NULL,
	"yard_id" text NOT NULL,
	"price" numeric NOT NULL,
	"unit" text NOT NULL,
	"effective_from" timestamp (3) with time zone NOT NULL,
	"effective_to" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "yard_history_runs_forward" CHECK ("yard_price_history"."effective_from" <= "yard_price_history"."effective_to")
);
--> statement-breakpoint
CREATE TABLE "yard_price_overrides" (
	"metal_price_id" uuid NOT NULL,
	"yard_id" text NOT NULL,
	"price" numeric NOT NULL,
	"previous_price" numeric,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "yard_price_overrides_metal_price_id_yard_id_pk" PRIMARY KEY("metal_price_id","yard_id"),
	CONSTRAINT "yard_price_in_range" CHECK ("yard_price_overrides"."price" >= 0 and "yard_price_overrides"."price" < 1000000)
);
--> statement-breakpoint
ALTER TABLE "price_batch_lines" DROP CONSTRAINT "price_batch_lines_batch_id_metal_price_id_pk";--> statement-breakpoint
ALTER TABLE "price_batch_lines" ALTER COLUMN "price" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "price_batch_lines" ADD COLUMN "yard_id" text;--> statement-breakpoint
ALTER TABLE "metal_prices" ADD COLUMN "listed" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "metal_prices" ADD COLUMN "grade_group" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "metal_prices" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "metal_prices" ADD COLUMN "name_es" text;--> statement-breakpoint
ALTER TABLE "metal_prices" ADD COLUMN "how_to_tell" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "metal_prices" ADD COLUMN "how_to_tell_es" text;--> statement-breakpoint
ALTER TABLE "metal_prices" ADD COLUMN "material" text;--> statement-breakpoint
-- The metals that the site knows by name; one that staff added reads with spaces and capitals, as it did before.
UPDATE "metal_prices" SET
	"name" = coalesce(known.name, initcap(replace("metal_prices"."metal_type", '_', ' '))),
	"listed" = coalesce(known.listed, 'card'),
	"grade_group" = coalesce(known.grade_group, 'other'),
	"how_to_tell" = coalesce(known.how_to_tell, ''),
	"material" = known.material
FROM "metal_prices" AS row LEFT JOIN (VALUES
	('auto_bodies', 'Complete Car', 'card', 'vehicles', 'Drivable or not, complete, with its title', 'auto-bodies'),
	('copper_wire', 'Bare Bright Copper', 'card', 'copper', 'Bright and bare, thicker than a pencil lead, no tarnish', 'copper'),
	('insulated_cu_wire', 'Insulated Cu Wire', 'card', 'copper', 'Copper wire still in its jacket', 'copper'),
	('steel', 'Steel', 'card', 'steel', 'A magnet sticks; mixed lengths and sizes', 'steel'),
	('old_sheet', 'Old Sheet', 'card', 'aluminum', 'Aluminum siding, gutters', 'aluminum'),
	('aluminum', 'Aluminum Cans', 'card', 'aluminum', 'Drink cans, dry, no steel ones', 'aluminum'),
	('cast_aluminum', 'Cast Aluminum', 'card', 'aluminum', 'Cookware, grills and housings, thick and rough', 'aluminum'),
	('brass', 'Red Brass', 'card', 'brass', 'Valves and fittings, red where filed', 'brass'),
	('stainless_steel', 'Stainless Steel', 'card', 'stainless', 'Kitchen sinks and pots, no magnet sticks', 'stainless-steel'),
	('mixed_metals', 'Mixed Metals', 'hidden', 'other', '', NULL)
) AS known (metal_type, name, listed, grade_group, how_to_tell, material) ON known.metal_type = row.metal_type
WHERE row.id = "metal_prices".id;--> statement-breakpoint
ALTER TABLE "metal_prices" ALTER COLUMN "name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "yard_price_history" ADD CONSTRAINT "yard_price_history_metal_price_id_metal_prices_id_fk" FOREIGN KEY ("metal_price_id") REFERENCES "public"."metal_prices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "yard_price_overrides" ADD CONSTRAINT "yard_price_overrides_metal_price_id_metal_prices_id_fk" FOREIGN KEY ("metal_price_id") REFERENCES "public"."metal_prices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "yard_price_history_by_price" ON "yard_price_history" USING btree ("metal_price_id","yard_id","effective_to" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "price_batch_lines" ADD CONSTRAINT "price_batch_line_once" UNIQUE NULLS NOT DISTINCT("batch_id","metal_price_id","yard_id");--> statement-breakpoint
ALTER TABLE "price_batch_lines" ADD CONSTRAINT "common_line_has_price" CHECK ("price_batch_lines"."price" is not null or "price_batch_lines"."yard_id" is not null);--> statement-breakpoint
ALTER TABLE "metal_prices" ADD CONSTRAINT "listed_known" CHECK ("metal_prices"."listed" in ('card', 'list', 'hidden'));--> statement-breakpoint
ALTER TABLE "metal_prices" ADD CONSTRAINT "grade_group_known" CHECK ("metal_prices"."grade_group" in ('copper', 'brass', 'aluminum', 'stainless', 'steel', 'vehicles', 'lead_batteries', 'electronics', 'other'));--> statement-breakpoint
ALTER TABLE "metal_prices" ADD CONSTRAINT "grade_name_is_short" CHECK (length("metal_prices"."name") between 1 and 60);--> statement-breakpoint
ALTER TABLE "metal_prices" ADD CONSTRAINT "how_to_tell_is_short" CHECK (length("metal_prices"."how_to_tell") <= 120);--> statement-breakpoint
-- A yard's own prices are added to and never rewritten, like the common ones.
CREATE TRIGGER yard_price_history_is_append_only
  BEFORE UPDATE OR DELETE ON yard_price_history
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
UPDATE "schema_version" SET "version" = 21;
