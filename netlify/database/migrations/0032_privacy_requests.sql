SET LOCAL statement_timeout = 0;--> statement-breakpoint
CREATE TABLE "privacy_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'unconfirmed' NOT NULL,
	"name" text,
	"email" text,
	"phone" text,
	"details" text NOT NULL,
	"yard_id" text,
	"suspected_spam" boolean NOT NULL,
	"token_hash" text,
	"email_confirmed_at" timestamp with time zone,
	"phone_confirmed_at" timestamp with time zone,
	"confirmed_by" uuid,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	"note" text DEFAULT '' NOT NULL,
	"erased" jsonb,
	"photo_keys" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "privacy_kind_known" CHECK ("privacy_requests"."kind" in ('copy', 'correction', 'deletion')),
	CONSTRAINT "privacy_state_known" CHECK ("privacy_requests"."state" in ('unconfirmed', 'confirmed', 'done', 'refused')),
	CONSTRAINT "privacy_phone_is_e164" CHECK ("privacy_requests"."phone" ~ '^\+1[0-9]{10}$'),
	CONSTRAINT "privacy_open_has_contact" CHECK ("privacy_requests"."state" in ('done', 'refused') or num_nonnulls("privacy_requests"."email", "privacy_requests"."phone") > 0),
	CONSTRAINT "privacy_confirmed_has_date" CHECK ("privacy_requests"."state" not in ('confirmed', 'done') or num_nonnulls("privacy_requests"."email_confirmed_at", "privacy_requests"."phone_confirmed_at") > 0),
	CONSTRAINT "privacy_counter_has_staff" CHECK (("privacy_requests"."phone_confirmed_at" is null) = ("privacy_requests"."confirmed_by" is null)),
	CONSTRAINT "privacy_closed_has_date" CHECK (("privacy_requests"."state" in ('done', 'refused')) = ("privacy_requests"."closed_at" is not null)),
	CONSTRAINT "privacy_deletion_says_what" CHECK (("privacy_requests"."erased" is not null) = ("privacy_requests"."kind" = 'deletion' and "privacy_requests"."state" = 'done'))
);
--> statement-breakpoint
ALTER TABLE "customers" DROP CONSTRAINT "customer_keeps_phone_unless_merged";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "anonymized_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_confirmed_by_staff_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."staff_users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_closed_by_staff_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."staff_users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "privacy_requests_open" ON "privacy_requests" USING btree ("created_at","id") WHERE state in ('unconfirmed', 'confirmed');--> statement-breakpoint
CREATE INDEX "privacy_requests_by_date" ON "privacy_requests" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "privacy_requests_by_email" ON "privacy_requests" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "privacy_requests_by_phone" ON "privacy_requests" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "privacy_requests_token_once" ON "privacy_requests" USING btree ("token_hash") WHERE token_hash is not null;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "anonymous_customer_is_nobody" CHECK ("customers"."anonymized_at" is null or ("customers"."phone" = '+10000000000' and "customers"."phone_released_at" is not null
        and "customers"."first_name" = 'Deleted' and "customers"."last_name" = 'customer' and num_nonnulls("customers"."email", "customers"."date_of_birth") = 0));--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customer_keeps_phone_unless_merged" CHECK ("customers"."phone_released_at" is null or "customers"."merged_into" is not null or "customers"."anonymized_at" is not null);--> statement-breakpoint
-- What names a person, or may, in an entry of the audit log; the rest of the entry stays.
CREATE FUNCTION without_person(entry jsonb) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN CASE jsonb_typeof(entry)
    WHEN 'object' THEN (SELECT coalesce(jsonb_object_agg(key, CASE
        WHEN key IN ('name', 'firstName', 'lastName', 'email', 'phone', 'dateOfBirth', 'text', 'message', 'reason', 'note')
          AND jsonb_typeof(value) IN ('string', 'number') THEN '"Removed"'::jsonb
        ELSE without_person(value) END), '{}') FROM jsonb_each(entry))
    WHEN 'array' THEN (SELECT coalesce(jsonb_agg(without_person(value) ORDER BY place), '[]')
      FROM jsonb_array_elements(entry) WITH ORDINALITY AS part (value, place))
    ELSE entry END;
END
$$;
--> statement-breakpoint
-- Besides what retention may empty, a deletion on request takes out of an entry what names a person, and nothing else.
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (to_jsonb(NEW) - 'before' - 'after') = (to_jsonb(OLD) - 'before' - 'after') THEN
    IF NEW.before IS NOT DISTINCT FROM without_person(OLD.before) AND NEW.after IS NOT DISTINCT FROM without_person(OLD.after) THEN
      RETURN NEW;
    END IF;
    IF NEW.before IS NULL AND NEW.after IS NULL
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
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
-- The ledger too: only the words that staff wrote may go, and only from entries of an anonymous customer. Its sums never change.
CREATE OR REPLACE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.moved_from = OLD.customer_id AND NEW.customer_id <> OLD.customer_id
    AND (to_jsonb(NEW) - 'customer_id' - 'moved_from') = (to_jsonb(OLD) - 'customer_id' - 'moved_from') THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.description = 'Removed' AND OLD.kind IN ('adjust', 'void')
    AND (to_jsonb(NEW) - 'description') = (to_jsonb(OLD) - 'description')
    AND EXISTS (SELECT FROM customers WHERE id = OLD.customer_id AND anonymized_at IS NOT NULL) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
UPDATE "schema_version" SET "version" = 32;
