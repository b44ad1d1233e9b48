SET LOCAL statement_timeout = 0;--> statement-breakpoint
CREATE TABLE "legal_holds" (
	"subject_id" uuid PRIMARY KEY NOT NULL,
	"subject_kind" text NOT NULL,
	"reason" text NOT NULL,
	"held_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hold_subject_known" CHECK ("legal_holds"."subject_kind" in ('quote', 'inquiry', 'order'))
);
--> statement-breakpoint
CREATE TABLE "retention_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"late" integer,
	"held" integer
);
--> statement-breakpoint
ALTER TABLE "quote_requests" DROP CONSTRAINT "photo_state_known";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "stripped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "stripped_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "merchandise_inquiries_by_ticket" ON "merchandise_inquiries" USING btree ("ticket_id") WHERE ticket_id is not null;--> statement-breakpoint
CREATE INDEX "quote_requests_photos_to_delete" ON "quote_requests" USING btree ("created_at") WHERE photo_state in ('expected', 'stored');--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "photo_state_known" CHECK ("quote_requests"."photo_state" in ('none', 'expected', 'stored', 'deleted'));--> statement-breakpoint
-- An entry of the log is added and never changed or deleted, except that its values may be emptied once the record that they describe is
-- deleted or stripped. Who did what, when and to which record stays.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.before IS NULL AND NEW.after IS NULL
    AND (to_jsonb(NEW) - 'before' - 'after') = (to_jsonb(OLD) - 'before' - 'after')
    AND (CASE OLD.subject_kind
      WHEN 'quote' THEN NOT EXISTS (
        SELECT FROM quote_requests WHERE id = OLD.subject_id::uuid AND stripped_at IS NULL)
      WHEN 'offer' THEN NOT EXISTS (
        SELECT FROM offers JOIN quote_requests ON quote_requests.id = offers.quote_id
        WHERE offers.id = OLD.subject_id::uuid AND quote_requests.stripped_at IS NULL)
      WHEN 'order' THEN NOT EXISTS (
        SELECT FROM orders WHERE id = OLD.subject_id::uuid AND stripped_at IS NULL)
      ELSE false
    END) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
DROP TRIGGER "audit_log_append_only" ON "audit_log";--> statement-breakpoint
CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR DELETE ON "audit_log"
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
-- As if the job had run now, so that Today warns where it never does.
INSERT INTO "retention_runs" ("finished_at", "late", "held") VALUES (now(), 0, 0);--> statement-breakpoint
UPDATE "schema_version" SET "version" = 30;
