SET LOCAL statement_timeout = 0;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD COLUMN "first_held_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD COLUMN "held_by" text;--> statement-breakpoint
CREATE INDEX "stock_holds_by_holder" ON "stock_holds" USING btree ("held_by","first_held_at") WHERE held_by is not null;--> statement-breakpoint
UPDATE "stock_holds" SET "first_held_at" = "expires_at" - interval '30 minutes' WHERE "state" = 'reserved';--> statement-breakpoint
UPDATE "schema_version" SET "version" = 39;
