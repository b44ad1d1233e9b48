-- Price history is added to and never rewritten, whoever asks.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
CREATE TRIGGER metal_price_history_is_append_only
  BEFORE UPDATE OR DELETE ON metal_price_history
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Set on the role because a pooled connection takes no start-up parameters. A function that is frozen in the middle
-- of a transaction must not keep its locks.
ALTER ROLE CURRENT_USER SET statement_timeout = '5s';
--> statement-breakpoint
ALTER ROLE CURRENT_USER SET idle_in_transaction_session_timeout = '15s';
