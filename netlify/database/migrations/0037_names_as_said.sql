SET LOCAL statement_timeout = 0;--> statement-breakpoint
-- The twin of searchKey() in src/domain/shared/search-key.ts. It names its collation, so that it says the same in every database.
CREATE FUNCTION search_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN btrim(regexp_replace(replace(translate(
  lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g') COLLATE pg_c_utf8),
  'đłøıς‐‑‒–—−-,''’‘ʻʼ´`′.', 'dloiσ        '), 'ß', 'ss'), ' +', ' ', 'g'));
--> statement-breakpoint
DROP INDEX "merchandise_inquiries_by_name";--> statement-breakpoint
DROP INDEX "quote_requests_by_name";--> statement-breakpoint
DROP INDEX "quote_requests_by_first_name";--> statement-breakpoint
CREATE INDEX "merchandise_inquiries_by_name_as_said" ON "merchandise_inquiries" USING btree (search_key("name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "quote_requests_by_first_and_last_name" ON "quote_requests" USING btree (search_key("first_name" || ' ' || "last_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "quote_requests_by_last_and_first_name" ON "quote_requests" USING btree (search_key("last_name" || ' ' || "first_name") text_pattern_ops);--> statement-breakpoint
ALTER INDEX "merchandise_inquiries_by_name_as_said" ALTER COLUMN 1 SET STATISTICS 1000;--> statement-breakpoint
ALTER INDEX "quote_requests_by_first_and_last_name" ALTER COLUMN 1 SET STATISTICS 1000;--> statement-breakpoint
ALTER INDEX "quote_requests_by_last_and_first_name" ALTER COLUMN 1 SET STATISTICS 1000;--> statement-breakpoint
UPDATE "schema_version" SET "version" = 37;
