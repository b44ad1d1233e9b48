-- How a name or address begins may fit five rows or half of them, and which index is right depends on it: a finer picture of the values
-- than the usual hundred steps, with which a search was now and then planned to read all rows by date.
ALTER INDEX "orders_by_email" ALTER COLUMN 1 SET STATISTICS 1000;--> statement-breakpoint
ALTER INDEX "quote_requests_by_name" ALTER COLUMN 1 SET STATISTICS 1000;--> statement-breakpoint
ALTER INDEX "quote_requests_by_first_name" ALTER COLUMN 1 SET STATISTICS 1000;--> statement-breakpoint
ALTER INDEX "quote_requests_by_email" ALTER COLUMN 1 SET STATISTICS 1000;--> statement-breakpoint
ALTER INDEX "merchandise_inquiries_by_name" ALTER COLUMN 1 SET STATISTICS 1000;--> statement-breakpoint
ALTER INDEX "merchandise_inquiries_by_email" ALTER COLUMN 1 SET STATISTICS 1000;
