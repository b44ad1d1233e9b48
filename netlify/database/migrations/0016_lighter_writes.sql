ALTER TABLE "outbox" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_once";--> statement-breakpoint
DROP INDEX "quote_requests_by_kind";--> statement-breakpoint
DROP INDEX "quote_requests_by_yard";--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind_subject_id_pk" PRIMARY KEY("kind","subject_id");--> statement-breakpoint
CREATE INDEX "quote_requests_by_kind" ON "quote_requests" USING btree ("kind","created_at" DESC NULLS LAST,"id") WHERE kind <> 'quote' and not suspected_spam;--> statement-breakpoint
CREATE INDEX "quote_requests_by_yard" ON "quote_requests" USING btree ("location","created_at" DESC NULLS LAST,"id") WHERE location is not null and not suspected_spam;
