-- What a request was won for, where no ticket says it. The index finds the offers that special hours of a day move.
SET LOCAL statement_timeout = 0;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "won_cents" integer;--> statement-breakpoint
CREATE INDEX "offers_by_end" ON "offers" USING btree ("valid_until") WHERE state = 'sent' and until_closing;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "won_cents_positive" CHECK ("quote_requests"."won_cents" > 0);--> statement-breakpoint
UPDATE "schema_version" SET "version" = 29;
