-- TRUNCATE fires no trigger of a row, and a site may connect as the role that owns the tables.
CREATE TRIGGER "audit_log_refuses_truncate" BEFORE TRUNCATE ON "audit_log"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER "points_ledger_refuses_truncate" BEFORE TRUNCATE ON "points_ledger"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER "payment_movements_refuses_truncate" BEFORE TRUNCATE ON "payment_movements"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER "metal_price_history_refuses_truncate" BEFORE TRUNCATE ON "metal_price_history"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER "yard_price_history_refuses_truncate" BEFORE TRUNCATE ON "yard_price_history"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
UPDATE "schema_version" SET "version" = 7;
