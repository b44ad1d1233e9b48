CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"arrives_on" date NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "payouts_provider_reference_pk" PRIMARY KEY("provider","reference")
);
--> statement-breakpoint
CREATE TABLE "refund_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"capture" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"reference" text,
	"refusal" text,
	"requested_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refund_provider_known" CHECK ("refund_requests"."provider" in ('stripe', 'paypal')),
	CONSTRAINT "refund_amount_positive" CHECK ("refund_requests"."amount_cents" > 0),
	CONSTRAINT "refund_state_known" CHECK ("refund_requests"."state" in ('asked', 'done', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "staff_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"user_id" uuid NOT NULL,
	CONSTRAINT "staff_sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "staff_two_factors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"user_id" uuid NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"role" text DEFAULT 'staff' NOT NULL,
	"disabled_at" timestamp with time zone,
	CONSTRAINT "staff_users_email_unique" UNIQUE("email"),
	CONSTRAINT "staff_role_known" CHECK ("staff_users"."role" in ('staff', 'owner'))
);
--> statement-breakpoint
CREATE TABLE "staff_verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_batch_lines" (
	"batch_id" uuid NOT NULL,
	"metal_price_id" uuid NOT NULL,
	"price" numeric NOT NULL,
	"unit" text NOT NULL,
	"before_price" numeric,
	"before_unit" text,
	CONSTRAINT "price_batch_lines_batch_id_metal_price_id_pk" PRIMARY KEY("batch_id","metal_price_id")
);
--> statement-breakpoint
CREATE TABLE "price_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid NOT NULL,
	"state" text NOT NULL,
	"publish_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "price_batch_state_known" CHECK ("price_batches"."state" in ('scheduled', 'published', 'cancelled', 'undone')),
	CONSTRAINT "price_batch_published_has_date" CHECK (("price_batches"."state" in ('published', 'undone')) = ("price_batches"."published_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "provider_health" (
	"provider" text PRIMARY KEY NOT NULL,
	"succeeded_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "quote_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quote_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "yard_notes" (
	"yard_id" text PRIMARY KEY NOT NULL,
	"note" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "yard_special_days" (
	"yard_id" text NOT NULL,
	"day" date NOT NULL,
	"opens" text,
	"closes" text,
	"reason" text NOT NULL,
	CONSTRAINT "yard_special_days_yard_id_day_pk" PRIMARY KEY("yard_id","day"),
	CONSTRAINT "special_day_has_both_hours" CHECK (("yard_special_days"."opens" is null) = ("yard_special_days"."closes" is null)),
	CONSTRAINT "special_day_runs_forward" CHECK ("yard_special_days"."opens" < "yard_special_days"."closes")
);
--> statement-breakpoint
DROP INDEX "merchandise_inquiries_by_date";--> statement-breakpoint
DROP INDEX "orders_by_date";--> statement-breakpoint
DROP INDEX "quote_requests_by_date";--> statement-breakpoint
DROP INDEX "points_ledger_birthday_once";--> statement-breakpoint
DROP INDEX "points_ledger_by_customer";--> statement-breakpoint
ALTER TABLE "merchandise_inquiries" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "to_pack" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "overpaid_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "points_ledger" ADD COLUMN "moved_from" uuid;--> statement-breakpoint
ALTER TABLE "redemptions" ADD COLUMN "closed_by" uuid;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "recorded_by" uuid;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_staff_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."staff_users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_requested_by_staff_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."staff_users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD CONSTRAINT "staff_accounts_user_id_staff_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_user_id_staff_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_two_factors" ADD CONSTRAINT "staff_two_factors_user_id_staff_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_batch_lines" ADD CONSTRAINT "price_batch_lines_batch_id_price_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."price_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_batch_lines" ADD CONSTRAINT "price_batch_lines_metal_price_id_metal_prices_id_fk" FOREIGN KEY ("metal_price_id") REFERENCES "public"."metal_prices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_batches" ADD CONSTRAINT "price_batches_created_by_staff_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff_users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_notes" ADD CONSTRAINT "quote_notes_quote_id_quote_requests_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote_requests"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_notes" ADD CONSTRAINT "quote_notes_author_id_staff_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."staff_users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_by_subject" ON "audit_log" USING btree ("subject_kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_actor" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "payouts_by_date" ON "payouts" USING btree ("arrives_on");--> statement-breakpoint
CREATE INDEX "refund_requests_by_order" ON "refund_requests" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_requests_asked" ON "refund_requests" USING btree ("created_at") WHERE state = 'asked';--> statement-breakpoint
CREATE INDEX "staff_accounts_by_user" ON "staff_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_by_user" ON "staff_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_two_factors_by_user" ON "staff_two_factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_verifications_by_identifier" ON "staff_verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "price_batches_by_date" ON "price_batches" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "price_batches_due" ON "price_batches" USING btree ("publish_at") WHERE state = 'scheduled';--> statement-breakpoint
CREATE INDEX "outbox_failed" ON "outbox" USING btree ("finished_at") WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX "quote_notes_by_quote" ON "quote_notes" USING btree ("quote_id","created_at");--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_assignee_id_staff_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."staff_users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_merged_into_customers_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."customers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_ledger" ADD CONSTRAINT "points_ledger_moved_from_customers_id_fk" FOREIGN KEY ("moved_from") REFERENCES "public"."customers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_closed_by_staff_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."staff_users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_recorded_by_staff_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."staff_users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customers_by_merged_into" ON "customers" USING btree ("merged_into") WHERE merged_into is not null;--> statement-breakpoint
CREATE INDEX "orders_by_email" ON "orders" USING btree (lower("customer_email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_by_phone" ON "orders" USING btree ("customer_phone");--> statement-breakpoint
CREATE INDEX "orders_by_payment" ON "orders" USING btree ("payment","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "orders_by_fulfilment" ON "orders" USING btree ("fulfilment","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "orders_to_send" ON "orders" USING btree ("created_at" DESC NULLS LAST,"id") WHERE to_pack or fulfilment in ('manual', 'failed');--> statement-breakpoint
CREATE INDEX "orders_disputed" ON "orders" USING btree ("created_at" DESC NULLS LAST,"id") WHERE disputed;--> statement-breakpoint
CREATE INDEX "orders_unchecked" ON "orders" USING btree ("created_at" DESC NULLS LAST,"id") WHERE address_unchecked;--> statement-breakpoint
CREATE INDEX "orders_overpaid" ON "orders" USING btree ("created_at") WHERE overpaid_cents > 0;--> statement-breakpoint
CREATE INDEX "orders_unsent" ON "orders" USING btree ("paid_at") WHERE payment in ('paid', 'partially_refunded') and fulfilment = 'none';--> statement-breakpoint
CREATE INDEX "payment_movements_without_fee" ON "payment_movements" USING btree ("moved_at") WHERE fee_cents is null;--> statement-breakpoint
CREATE INDEX "quote_requests_by_state" ON "quote_requests" USING btree ("state","created_at" DESC NULLS LAST,"id") WHERE not suspected_spam;--> statement-breakpoint
CREATE INDEX "quote_requests_by_kind" ON "quote_requests" USING btree ("kind","created_at" DESC NULLS LAST,"id") WHERE not suspected_spam;--> statement-breakpoint
CREATE INDEX "quote_requests_by_yard" ON "quote_requests" USING btree ("location","created_at" DESC NULLS LAST,"id") WHERE not suspected_spam;--> statement-breakpoint
CREATE INDEX "quote_requests_by_assignee" ON "quote_requests" USING btree ("assignee_id","created_at" DESC NULLS LAST,"id") WHERE not suspected_spam;--> statement-breakpoint
CREATE INDEX "quote_requests_with_photo" ON "quote_requests" USING btree ("created_at" DESC NULLS LAST,"id") WHERE photo_state = 'stored' and not suspected_spam;--> statement-breakpoint
CREATE INDEX "quote_requests_spam" ON "quote_requests" USING btree ("created_at" DESC NULLS LAST,"id") WHERE suspected_spam;--> statement-breakpoint
CREATE INDEX "quote_requests_by_first_name" ON "quote_requests" USING btree (lower("first_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "quote_requests_by_email" ON "quote_requests" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "merchandise_inquiries_open" ON "merchandise_inquiries" USING btree ("created_at" DESC NULLS LAST,"id") WHERE answered_at is null and not suspected_spam;--> statement-breakpoint
CREATE INDEX "merchandise_inquiries_answered" ON "merchandise_inquiries" USING btree ("created_at" DESC NULLS LAST,"id") WHERE answered_at is not null and not suspected_spam;--> statement-breakpoint
CREATE INDEX "merchandise_inquiries_spam" ON "merchandise_inquiries" USING btree ("created_at" DESC NULLS LAST,"id") WHERE suspected_spam;--> statement-breakpoint
CREATE INDEX "merchandise_inquiries_by_name" ON "merchandise_inquiries" USING btree (lower("name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "merchandise_inquiries_by_email" ON "merchandise_inquiries" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "provider_events_by_provider" ON "provider_events" USING btree ("provider","received_at");--> statement-breakpoint
CREATE INDEX "quote_requests_by_phone" ON "quote_requests" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "quote_requests_by_name" ON "quote_requests" USING btree (lower("last_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "merchandise_inquiries_by_date" ON "merchandise_inquiries" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "orders_by_date" ON "orders" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "quote_requests_by_date" ON "quote_requests" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "points_ledger_by_customer" ON "points_ledger" USING btree ("customer_id","created_at","kind","id");--> statement-breakpoint
CREATE INDEX "points_ledger_birthdays" ON "points_ledger" USING btree ("customer_id","birthday_year") WHERE birthday_year is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "points_ledger_birthday_once" ON "points_ledger" USING btree ("customer_id","birthday_year") WHERE birthday_year is not null and moved_from is null;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_state_known" CHECK ("quote_requests"."state" in ('new', 'answered', 'won', 'lost'));--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_answered_has_date" CHECK (("quote_requests"."state" = 'new') = ("quote_requests"."answered_at" is null));--> statement-breakpoint
CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR DELETE ON "audit_log"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- The ledger is added to and never changed, save that a merge moves an entry to another customer and says so.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.moved_from = OLD.customer_id AND NEW.customer_id <> OLD.customer_id
    AND (to_jsonb(NEW) - 'customer_id' - 'moved_from') = (to_jsonb(OLD) - 'customer_id' - 'moved_from') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
DROP TRIGGER "points_ledger_append_only" ON "points_ledger";
--> statement-breakpoint
CREATE TRIGGER "points_ledger_append_only" BEFORE UPDATE OR DELETE ON "points_ledger"
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
-- Movements are added to and never changed, save that a provider says later what it kept.
CREATE FUNCTION refuse_movement_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.fee_cents IS NULL
    AND (to_jsonb(NEW) - 'fee_cents') = (to_jsonb(OLD) - 'fee_cents') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
DROP TRIGGER "payment_movements_is_append_only" ON "payment_movements";
--> statement-breakpoint
CREATE TRIGGER "payment_movements_is_append_only" BEFORE UPDATE OR DELETE ON "payment_movements"
  FOR EACH ROW EXECUTE FUNCTION refuse_movement_change();
