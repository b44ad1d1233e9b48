DROP INDEX "idempotency_keys_by_date";--> statement-breakpoint
DROP INDEX "rate_limits_by_date";