ALTER TABLE "quote_requests" ADD COLUMN "kind" text DEFAULT 'quote' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "kind_known" CHECK ("quote_requests"."kind" in ('quote', 'pickup', 'callback'));--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "details_fit_kind" CHECK (("quote_requests"."kind" = 'quote') = ("quote_requests"."details" is null));