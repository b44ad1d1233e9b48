SET LOCAL statement_timeout = 0;--> statement-breakpoint
DROP INDEX "merchandise_inquiries_by_name_as_said";--> statement-breakpoint
DROP INDEX "quote_requests_by_first_and_last_name";--> statement-breakpoint
DROP INDEX "quote_requests_by_last_and_first_name";--> statement-breakpoint
DROP INDEX "customers_by_first_and_last_name";--> statement-breakpoint
DROP INDEX "customers_by_last_and_first_name";--> statement-breakpoint
CREATE INDEX "merchandise_inquiries_by_name" ON "merchandise_inquiries" USING gin (array_to_tsvector(string_to_array(search_key("name"), ' ')));--> statement-breakpoint
CREATE INDEX "orders_by_name" ON "orders" USING gin (array_to_tsvector(string_to_array(search_key("customer_name"), ' ')));--> statement-breakpoint
CREATE INDEX "quote_requests_by_name" ON "quote_requests" USING gin (array_to_tsvector(string_to_array(search_key("first_name" || ' ' || "last_name"), ' ')));--> statement-breakpoint
CREATE INDEX "customers_by_name" ON "customers" USING gin (array_to_tsvector(string_to_array(search_key("first_name" || ' ' || "last_name"), ' ')));
--> statement-breakpoint
UPDATE "schema_version" SET "version" = 9;
