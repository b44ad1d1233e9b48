SET LOCAL statement_timeout = 0;
--> statement-breakpoint
CREATE INDEX "customers_by_first_and_last_name" ON "customers" USING btree (search_key("first_name" || ' ' || "last_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "customers_by_last_and_first_name" ON "customers" USING btree (search_key("last_name" || ' ' || "first_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "customers_by_last_ten_digits" ON "customers" USING btree (right("phone", 10) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "customers_by_last_seven_digits" ON "customers" USING btree (right("phone", 7) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "customers_by_last_four_digits" ON "customers" USING btree (right("phone", 4) text_pattern_ops);
--> statement-breakpoint
-- As for the other searches by how a text begins.
ALTER INDEX "customers_by_first_and_last_name" ALTER COLUMN 1 SET STATISTICS 1000;
--> statement-breakpoint
ALTER INDEX "customers_by_last_and_first_name" ALTER COLUMN 1 SET STATISTICS 1000;
--> statement-breakpoint
ALTER INDEX "customers_by_last_ten_digits" ALTER COLUMN 1 SET STATISTICS 1000;
--> statement-breakpoint
ALTER INDEX "customers_by_last_seven_digits" ALTER COLUMN 1 SET STATISTICS 1000;
--> statement-breakpoint
UPDATE "schema_version" SET "version" = 1;
