CREATE TABLE "catalogue_state" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"mark" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "catalogue_state_is_one_row" CHECK ("catalogue_state"."only")
);
--> statement-breakpoint
-- Each change of the catalogue gives it another mark, in the same transaction, whoever makes it.
CREATE FUNCTION mark_catalogue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_state DEFAULT VALUES
    ON CONFLICT ("only") DO UPDATE SET mark = gen_random_uuid();
  RETURN NULL;
END
$$;
--> statement-breakpoint
INSERT INTO catalogue_state DEFAULT VALUES;
--> statement-breakpoint
CREATE TRIGGER merchandise_items_mark_catalogue
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON merchandise_items
  FOR EACH STATEMENT EXECUTE FUNCTION mark_catalogue();
--> statement-breakpoint
CREATE TRIGGER merchandise_variants_mark_catalogue
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON merchandise_variants
  FOR EACH STATEMENT EXECUTE FUNCTION mark_catalogue();
