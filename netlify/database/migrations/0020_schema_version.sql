CREATE TABLE "schema_version" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" integer NOT NULL,
	"serves_from" integer NOT NULL,
	CONSTRAINT "schema_version_is_one_row" CHECK ("schema_version"."only")
);
--> statement-breakpoint
INSERT INTO "schema_version" ("version", "serves_from") VALUES (20, 20);
--> statement-breakpoint
-- The code has not read the marks for several releases. The triggers that wrote them go with the table.
DROP TRIGGER "merchandise_items_mark_catalogue" ON "merchandise_items";
--> statement-breakpoint
DROP TRIGGER "merchandise_variants_mark_catalogue" ON "merchandise_variants";
--> statement-breakpoint
DROP FUNCTION mark_catalogue();
--> statement-breakpoint
DROP TABLE "catalogue_state";
-- The code no longer declares address_checks.verification. The code before it still names it when it writes a check, so a later
-- migration drops it (docs/how-to/add-a-table.md).
