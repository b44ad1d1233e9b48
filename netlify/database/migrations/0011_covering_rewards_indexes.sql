-- A customer's rows lie scattered over years: with what is shown of them in the index, a list is one or two pages instead of twenty.
-- Millions of entries take longer than the few seconds that the role gives a statement.
SET LOCAL statement_timeout = 0;--> statement-breakpoint
DROP INDEX "visits_by_customer";--> statement-breakpoint
CREATE INDEX "visits_by_customer" ON "visits" USING btree ("customer_id","created_at","id") INCLUDE ("metal_type","weight","unit","amount_cents");--> statement-breakpoint
DROP INDEX "points_ledger_by_customer";--> statement-breakpoint
CREATE INDEX "points_ledger_by_customer" ON "points_ledger" USING btree ("customer_id","created_at","kind","id") INCLUDE ("points","description");
