-- The twin of searchKey() in src/domain/shared/search-key.ts. It names its collation, so that it says the same in every database.
CREATE FUNCTION search_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN btrim(regexp_replace(replace(translate(
  lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g') COLLATE pg_c_utf8),
  'đłøıς‐‑‒–—−-,''’‘ʻʼ´`′.', 'dloiσ        '), 'ß', 'ss'), ' +', ' ', 'g'));
--> statement-breakpoint
CREATE TABLE "address_checks" (
	"key" text PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "merchandise_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"page_version" integer DEFAULT 1 NOT NULL,
	"low_mark" integer,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "merchandise_items_slug_unique" UNIQUE("slug"),
	CONSTRAINT "item_slug_is_kebab_case" CHECK ("merchandise_items"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "item_low_mark_in_range" CHECK ("merchandise_items"."low_mark" between 0 and 9999),
	CONSTRAINT "item_category_known" CHECK ("merchandise_items"."category" in ('apparel', 'safety', 'accessories', 'food'))
);
--> statement-breakpoint
CREATE TABLE "merchandise_variants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"item_id" uuid NOT NULL,
	"color" text DEFAULT '' NOT NULL,
	"size" text DEFAULT '' NOT NULL,
	"price_cents" integer NOT NULL,
	"image" text NOT NULL,
	"printful_variant_id" bigint,
	"position" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"stock" integer,
	"low_mailed_at" timestamp with time zone,
	CONSTRAINT "variant_once" UNIQUE("item_id","color","size"),
	CONSTRAINT "variant_stock_in_range" CHECK ("merchandise_variants"."stock" between 0 and 99999),
	CONSTRAINT "variant_price_in_range" CHECK ("merchandise_variants"."price_cents" between 1 and 10000000),
	CONSTRAINT "variant_image_is_ours" CHECK ("merchandise_variants"."image" like '/%')
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
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
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
CREATE TABLE "staff_passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text,
	"public_key" text NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"counter" integer NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"transports" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"aaguid" text
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
CREATE TABLE "staff_verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merchandise_inquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"inquiry_type" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"ticket_id" uuid,
	"locale" text DEFAULT 'en' NOT NULL,
	"suspected_spam" boolean NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "inquiry_type_known" CHECK ("merchandise_inquiries"."inquiry_type" in ('bulk_order', 'custom_design', 'product_question', 'other', 'ticket')),
	CONSTRAINT "inquiry_locale_known" CHECK ("merchandise_inquiries"."locale" in ('en', 'es')),
	CONSTRAINT "inquiry_names_its_ticket" CHECK (("merchandise_inquiries"."inquiry_type" = 'ticket') = ("merchandise_inquiries"."ticket_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quote_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"state" text DEFAULT 'sent' NOT NULL,
	"lines" jsonb NOT NULL,
	"total_cents" integer NOT NULL,
	"pickup_fee_cents" integer NOT NULL,
	"yard_id" text NOT NULL,
	"conditions" text[] NOT NULL,
	"message" text NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"until_closing" boolean NOT NULL,
	"channel" text NOT NULL,
	"created_by" uuid NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_name" text,
	"decline_reason" text,
	"ended_at" timestamp with time zone,
	"locale" text DEFAULT 'en' NOT NULL,
	CONSTRAINT "offer_state_known" CHECK ("offers"."state" in ('sent', 'accepted', 'declined', 'withdrawn', 'replaced')),
	CONSTRAINT "offer_locale_known" CHECK ("offers"."locale" in ('en', 'es')),
	CONSTRAINT "offer_channel_known" CHECK ("offers"."channel" in ('mail', 'link', 'phone')),
	CONSTRAINT "offer_version_positive" CHECK ("offers"."version" > 0),
	CONSTRAINT "offer_money_positive" CHECK ("offers"."total_cents" >= 0 and "offers"."pickup_fee_cents" >= 0),
	CONSTRAINT "offer_decided_has_date" CHECK (("offers"."state" in ('accepted', 'declined')) = ("offers"."decided_at" is not null)),
	CONSTRAINT "offer_accepted_has_name" CHECK (("offers"."state" = 'accepted') = ("offers"."decided_name" is not null)),
	CONSTRAINT "offer_declined_has_reason" CHECK (("offers"."state" = 'declined') = ("offers"."decline_reason" is not null)),
	CONSTRAINT "offer_ended_has_date" CHECK (("offers"."state" in ('withdrawn', 'replaced')) = ("offers"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"color" text NOT NULL,
	"size" text NOT NULL,
	"image" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price_cents" integer NOT NULL,
	"printful_variant_id" bigint,
	"sent_at" timestamp with time zone,
	CONSTRAINT "order_line_once" UNIQUE("order_id","variant_id"),
	CONSTRAINT "order_line_quantity_in_range" CHECK ("order_lines"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "order_look_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_viewers" (
	"order_id" uuid NOT NULL,
	"checkout_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_viewers_order_id_checkout_key_pk" PRIMARY KEY("order_id","checkout_key")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"method" text NOT NULL,
	"payment" text DEFAULT 'pending' NOT NULL,
	"fulfillment" text DEFAULT 'none' NOT NULL,
	"checkout_key" text NOT NULL,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text NOT NULL,
	"shipping_address" text NOT NULL,
	"shipping_city" text NOT NULL,
	"shipping_state" text NOT NULL,
	"shipping_zip" text NOT NULL,
	"billing_address" text NOT NULL,
	"billing_city" text NOT NULL,
	"billing_state" text NOT NULL,
	"billing_zip" text NOT NULL,
	"address_unchecked" boolean NOT NULL,
	"subtotal_cents" integer NOT NULL,
	"shipping_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"overpaid_cents" integer DEFAULT 0 NOT NULL,
	"stripe_payment_intent_id" text,
	"paypal_order_id" text,
	"paid_at" timestamp with time zone,
	"disputed" boolean DEFAULT false NOT NULL,
	"paid_wrongly" boolean DEFAULT false NOT NULL,
	"stock_short" boolean DEFAULT false NOT NULL,
	"printful_order_id" bigint,
	"stripped_at" timestamp with time zone,
	"to_pack" boolean DEFAULT false NOT NULL,
	"waits_for_staff" boolean GENERATED ALWAYS AS ((to_pack or fulfillment in ('manual', 'failed')) and payment in ('paid', 'partially_refunded')) STORED NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_stripe_payment_intent_id_unique" UNIQUE("stripe_payment_intent_id"),
	CONSTRAINT "orders_paypal_order_id_unique" UNIQUE("paypal_order_id"),
	CONSTRAINT "orders_printful_order_id_unique" UNIQUE("printful_order_id"),
	CONSTRAINT "order_number_form" CHECK ("orders"."number" ~ '^GS-[0-9A-Z]{8}$'),
	CONSTRAINT "order_method_known" CHECK ("orders"."method" in ('card', 'paypal')),
	CONSTRAINT "order_payment_known" CHECK ("orders"."payment" in ('pending', 'processing', 'paid', 'failed', 'refunded', 'partially_refunded')),
	CONSTRAINT "order_fulfillment_known" CHECK ("orders"."fulfillment" in ('none', 'queued', 'submitted', 'shipped', 'manual', 'failed')),
	CONSTRAINT "order_adds_up" CHECK ("orders"."total_cents" = "orders"."subtotal_cents" + "orders"."shipping_cents" + "orders"."tax_cents" and "orders"."total_cents" > 0),
	CONSTRAINT "order_refund_in_range" CHECK ("orders"."refunded_cents" between 0 and "orders"."total_cents"),
	CONSTRAINT "order_paid_has_date" CHECK (("orders"."payment" in ('paid', 'refunded', 'partially_refunded')) = ("orders"."paid_at" is not null)),
	CONSTRAINT "order_ships_only_when_paid" CHECK ("orders"."fulfillment" = 'none' or "orders"."paid_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"provider_shipment_id" text,
	"carrier" text NOT NULL,
	"tracking_number" text NOT NULL,
	"tracking_url" text,
	"shipped_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shipments_provider_shipment_id_unique" UNIQUE("provider_shipment_id")
);
--> statement-breakpoint
CREATE TABLE "stock_holds" (
	"order_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"first_held_at" timestamp with time zone DEFAULT now() NOT NULL,
	"held_by" text,
	CONSTRAINT "stock_holds_order_id_variant_id_pk" PRIMARY KEY("order_id","variant_id"),
	CONSTRAINT "stock_hold_state_known" CHECK ("stock_holds"."state" in ('reserved', 'taken', 'lapsed', 'returned')),
	CONSTRAINT "stock_hold_quantity_in_range" CHECK ("stock_holds"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "bounced_addresses" (
	"key" text PRIMARY KEY NOT NULL,
	"bounced_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"available_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "outbox_kind_subject_id_pk" PRIMARY KEY("kind","subject_id"),
	CONSTRAINT "outbox_state_known" CHECK ("outbox"."state" in ('pending', 'done', 'failed')),
	CONSTRAINT "outbox_finished_has_date" CHECK (("outbox"."state" = 'pending') = ("outbox"."finished_at" is null))
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"order_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	CONSTRAINT "disputes_provider_reference_pk" PRIMARY KEY("provider","reference"),
	CONSTRAINT "dispute_provider_known" CHECK ("disputes"."provider" in ('stripe', 'paypal')),
	CONSTRAINT "dispute_outcome_known" CHECK ("disputes"."outcome" in ('open', 'won', 'lost'))
);
--> statement-breakpoint
CREATE TABLE "payment_movements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"fee_cents" integer,
	"capture" text,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_movement_once" UNIQUE("provider","kind","reference"),
	CONSTRAINT "movement_names_its_capture" CHECK (("payment_movements"."kind" = 'capture') = ("payment_movements"."capture" is null)),
	CONSTRAINT "movement_provider_known" CHECK ("payment_movements"."provider" in ('stripe', 'paypal')),
	CONSTRAINT "movement_sign" CHECK (("payment_movements"."kind" in ('capture', 'refund_reversal')) = ("payment_movements"."amount_cents" > 0))
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"order_id" uuid,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provider_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "wrong_payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"order_id" uuid,
	"amount_cents" integer,
	"currency" text NOT NULL,
	"reported_at" timestamp with time zone DEFAULT now() NOT NULL,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "wrong_payment_once" UNIQUE("provider","reference"),
	CONSTRAINT "wrong_payment_provider_known" CHECK ("wrong_payments"."provider" in ('stripe', 'paypal')),
	CONSTRAINT "wrong_payment_amount" CHECK ("wrong_payments"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "price_batch_lines" (
	"batch_id" uuid NOT NULL,
	"metal_price_id" uuid NOT NULL,
	"yard_id" text,
	"price" numeric,
	"unit" text NOT NULL,
	"before_price" numeric,
	"before_unit" text,
	CONSTRAINT "price_batch_line_once" UNIQUE NULLS NOT DISTINCT("batch_id","metal_price_id","yard_id"),
	CONSTRAINT "common_line_has_price" CHECK ("price_batch_lines"."price" is not null or "price_batch_lines"."yard_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "price_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid NOT NULL,
	"state" text NOT NULL,
	"publish_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "price_batch_state_known" CHECK ("price_batches"."state" in ('scheduled', 'published', 'canceled', 'undone')),
	CONSTRAINT "price_batch_published_has_date" CHECK (("price_batches"."state" in ('published', 'undone')) = ("price_batches"."published_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "metal_price_history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"metal_price_id" uuid NOT NULL,
	"price" numeric NOT NULL,
	"unit" text NOT NULL,
	"effective_from" timestamp (3) with time zone NOT NULL,
	"effective_to" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "history_runs_forward" CHECK ("metal_price_history"."effective_from" <= "metal_price_history"."effective_to")
);
--> statement-breakpoint
CREATE TABLE "metal_prices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"metal_type" text NOT NULL,
	"price" numeric NOT NULL,
	"unit" text DEFAULT 'lb' NOT NULL,
	"previous_price" numeric,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"position" integer NOT NULL,
	"listed" text DEFAULT 'card' NOT NULL,
	"grade_group" text DEFAULT 'other' NOT NULL,
	"name" text NOT NULL,
	"name_es" text,
	"how_to_tell" text DEFAULT '' NOT NULL,
	"how_to_tell_es" text,
	"material" text,
	CONSTRAINT "metal_prices_metal_type_unique" UNIQUE("metal_type"),
	CONSTRAINT "metal_type_is_snake_case" CHECK ("metal_prices"."metal_type" ~ '^[a-z][a-z0-9_]{0,59}$'),
	CONSTRAINT "price_in_range" CHECK ("metal_prices"."price" >= 0 and "metal_prices"."price" < 1000000),
	CONSTRAINT "unit_is_short" CHECK (length("metal_prices"."unit") between 1 and 20),
	CONSTRAINT "listed_known" CHECK ("metal_prices"."listed" in ('card', 'list', 'hidden')),
	CONSTRAINT "grade_group_known" CHECK ("metal_prices"."grade_group" in ('copper', 'brass', 'aluminum', 'stainless', 'steel', 'vehicles', 'lead_batteries', 'electronics', 'other')),
	CONSTRAINT "grade_name_is_short" CHECK (length("metal_prices"."name") between 1 and 60),
	CONSTRAINT "how_to_tell_is_short" CHECK (length("metal_prices"."how_to_tell") <= 120),
	CONSTRAINT "spanish_name_is_short" CHECK (length("metal_prices"."name_es") between 1 and 60),
	CONSTRAINT "spanish_note_is_short" CHECK (length("metal_prices"."how_to_tell_es") between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "yard_price_history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"metal_price_id" uuid NOT NULL,
	"yard_id" text NOT NULL,
	"price" numeric NOT NULL,
	"unit" text NOT NULL,
	"effective_from" timestamp (3) with time zone NOT NULL,
	"effective_to" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "yard_history_runs_forward" CHECK ("yard_price_history"."effective_from" <= "yard_price_history"."effective_to")
);
--> statement-breakpoint
CREATE TABLE "yard_price_overrides" (
	"metal_price_id" uuid NOT NULL,
	"yard_id" text NOT NULL,
	"price" numeric NOT NULL,
	"previous_price" numeric,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "yard_price_overrides_metal_price_id_yard_id_pk" PRIMARY KEY("metal_price_id","yard_id"),
	CONSTRAINT "yard_price_in_range" CHECK ("yard_price_overrides"."price" >= 0 and "yard_price_overrides"."price" < 1000000)
);
--> statement-breakpoint
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
	"locale" text DEFAULT 'en' NOT NULL,
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
	CONSTRAINT "privacy_locale_known" CHECK ("privacy_requests"."locale" in ('en', 'es')),
	CONSTRAINT "privacy_phone_is_e164" CHECK ("privacy_requests"."phone" ~ '^\+1[0-9]{10}$'),
	CONSTRAINT "privacy_open_has_contact" CHECK ("privacy_requests"."state" in ('done', 'refused') or num_nonnulls("privacy_requests"."email", "privacy_requests"."phone") > 0),
	CONSTRAINT "privacy_confirmed_has_date" CHECK ("privacy_requests"."state" not in ('confirmed', 'done') or num_nonnulls("privacy_requests"."email_confirmed_at", "privacy_requests"."phone_confirmed_at") > 0),
	CONSTRAINT "privacy_counter_has_staff" CHECK (("privacy_requests"."phone_confirmed_at" is null) = ("privacy_requests"."confirmed_by" is null)),
	CONSTRAINT "privacy_closed_has_date" CHECK (("privacy_requests"."state" in ('done', 'refused')) = ("privacy_requests"."closed_at" is not null)),
	CONSTRAINT "privacy_deletion_says_what" CHECK (("privacy_requests"."erased" is not null) = ("privacy_requests"."kind" = 'deletion' and "privacy_requests"."state" = 'done'))
);
--> statement-breakpoint
CREATE TABLE "provider_health" (
	"provider" text PRIMARY KEY NOT NULL,
	"succeeded_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "staff_push_devices" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"yards" text[],
	"hours" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_push_devices_endpoint" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "staff_pushes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"about" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_push_about_known" CHECK ("staff_pushes"."about" in ('quote', 'offer'))
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
CREATE TABLE "quote_photos" (
	"quote_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"photo_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_photos_quote_id_id_pk" PRIMARY KEY("quote_id","id")
);
--> statement-breakpoint
CREATE TABLE "quote_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text DEFAULT 'quote' NOT NULL,
	"details" jsonb,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"location" text,
	"description" text NOT NULL,
	"call_me" boolean NOT NULL,
	"email_me" boolean NOT NULL,
	"suspected_spam" boolean NOT NULL,
	"photo_state" text NOT NULL,
	"photos_announced" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"assignee_id" uuid,
	"answered_at" timestamp with time zone,
	"won_cents" integer,
	"won_from" text,
	"token_hash" text,
	"estimate" jsonb,
	"stripped_at" timestamp with time zone,
	"locale" text DEFAULT 'en' NOT NULL,
	CONSTRAINT "quote_state_known" CHECK ("quote_requests"."state" in ('new', 'answered', 'won', 'lost')),
	CONSTRAINT "quote_answered_has_date" CHECK (("quote_requests"."state" = 'new') = ("quote_requests"."answered_at" is null)),
	CONSTRAINT "won_cents_positive" CHECK ("quote_requests"."won_cents" > 0),
	CONSTRAINT "kind_known" CHECK ("quote_requests"."kind" in ('quote', 'pickup', 'callback')),
	CONSTRAINT "details_fit_kind" CHECK (("quote_requests"."kind" = 'quote') = ("quote_requests"."details" is null)),
	CONSTRAINT "quote_locale_known" CHECK ("quote_requests"."locale" in ('en', 'es')),
	CONSTRAINT "phone_is_e164" CHECK ("quote_requests"."phone" ~ '^\+1[0-9]{10}$'),
	CONSTRAINT "photo_state_known" CHECK ("quote_requests"."photo_state" in ('none', 'expected', 'stored', 'deleted'))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" timestamp with time zone[] NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text,
	"phone" text NOT NULL,
	"date_of_birth" date,
	"date_of_birth_set_at" timestamp with time zone,
	"total_points" integer DEFAULT 0 NOT NULL,
	"points_owed" integer DEFAULT 0 NOT NULL,
	"lifetime_points" integer DEFAULT 0 NOT NULL,
	"total_visits" integer DEFAULT 0 NOT NULL,
	"consecutive_visits" integer DEFAULT 0 NOT NULL,
	"last_visit_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"merged_into" uuid,
	"phone_released_at" timestamp with time zone,
	"anonymized_at" timestamp with time zone,
	"session_version" integer DEFAULT 0 NOT NULL,
	"code_by_mail_since" timestamp with time zone,
	"mailed_code_id" uuid,
	"mailed_code_at" timestamp with time zone,
	"locale" text DEFAULT 'en' NOT NULL,
	CONSTRAINT "customer_locale_known" CHECK ("customers"."locale" in ('en', 'es')),
	CONSTRAINT "customer_phone_e164" CHECK ("customers"."phone" ~ '^\+1[0-9]{10}$'),
	CONSTRAINT "customer_points_not_negative" CHECK ("customers"."total_points" >= 0 and "customers"."lifetime_points" >= 0 and "customers"."points_owed" >= 0),
	CONSTRAINT "customer_keeps_phone_unless_merged" CHECK ("customers"."phone_released_at" is null or "customers"."merged_into" is not null or "customers"."anonymized_at" is not null),
	CONSTRAINT "anonymous_customer_is_nobody" CHECK ("customers"."anonymized_at" is null or ("customers"."phone" = '+10000000000' and "customers"."phone_released_at" is not null
        and "customers"."first_name" = 'Deleted' and "customers"."last_name" = 'customer' and num_nonnulls("customers"."email", "customers"."date_of_birth") = 0)),
	CONSTRAINT "customer_code_needs_email" CHECK ("customers"."email" is not null or num_nonnulls("customers"."code_by_mail_since", "customers"."mailed_code_id") = 0),
	CONSTRAINT "customer_birth_has_time" CHECK (("customers"."date_of_birth" is null) = ("customers"."date_of_birth_set_at" is null))
);
--> statement-breakpoint
CREATE TABLE "points_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"customers" integer NOT NULL,
	"differences" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "points_ledger" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"points" integer NOT NULL,
	"description" text NOT NULL,
	"ticket_id" uuid,
	"redemption_id" uuid,
	"birthday_year" integer,
	"moved_from" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_kind_known" CHECK ("points_ledger"."kind" in ('earn', 'streak_bonus', 'void', 'birthday', 'redeem', 'undo', 'adjust', 'owed')),
	CONSTRAINT "ledger_sign" CHECK ("points_ledger"."points" <> 0 and ("points_ledger"."kind" in ('adjust', 'streak_bonus', 'owed') or ("points_ledger"."kind" in ('redeem', 'void')) = ("points_ledger"."points" < 0))),
	CONSTRAINT "ledger_birthday_has_year" CHECK (("points_ledger"."kind" = 'birthday') = ("points_ledger"."birthday_year" is not null))
);
--> statement-breakpoint
CREATE TABLE "redemptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" uuid NOT NULL,
	"reward_id" uuid NOT NULL,
	"reward_name" text NOT NULL,
	"points_cost" integer NOT NULL,
	"code" text NOT NULL,
	"state" text DEFAULT 'issued' NOT NULL,
	"request_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	CONSTRAINT "redemptions_code_unique" UNIQUE("code"),
	CONSTRAINT "redemptions_once" UNIQUE("customer_id","request_key"),
	CONSTRAINT "redemption_state_known" CHECK ("redemptions"."state" in ('issued', 'honored', 'undone')),
	CONSTRAINT "redemption_closed_has_date" CHECK (("redemptions"."state" = 'issued') = ("redemptions"."closed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "rewards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"points_cost" integer NOT NULL,
	"category" text NOT NULL,
	"minimum_tier" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "rewards_name_unique" UNIQUE("name"),
	CONSTRAINT "reward_cost_positive" CHECK ("rewards"."points_cost" > 0),
	CONSTRAINT "reward_tier_known" CHECK ("rewards"."minimum_tier" in ('Bronze', 'Silver', 'Gold', 'Platinum'))
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"yard_id" text,
	"ticket_no" text,
	"sold_at" timestamp with time zone NOT NULL,
	"sold_on" date NOT NULL,
	"customer_id" uuid,
	"total_cents" integer NOT NULL,
	"paid_by" text,
	"source" text NOT NULL,
	"yard_closed" boolean DEFAULT false NOT NULL,
	"voided_at" timestamp with time zone,
	"void_reason" text,
	"voided_by" uuid,
	"recorded_by" uuid,
	"offer_id" uuid,
	CONSTRAINT "ticket_number_has_yard" CHECK ("tickets"."ticket_no" is null or "tickets"."yard_id" is not null),
	CONSTRAINT "ticket_total_not_negative" CHECK ("tickets"."total_cents" >= 0),
	CONSTRAINT "ticket_paid_by_known" CHECK ("tickets"."paid_by" in ('check', 'transfer', 'other')),
	CONSTRAINT "ticket_source_known" CHECK ("tickets"."source" in ('counter', 'import', 'webhook')),
	CONSTRAINT "ticket_void_is_whole" CHECK (("tickets"."voided_at" is null) = ("tickets"."void_reason" is null)
        and case when "tickets"."voided_at" is null then "tickets"."voided_by" is null
          else "tickets"."voided_by" is not null or "tickets"."source" in ('import', 'webhook') end)
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"line_no" smallint NOT NULL,
	"customer_id" uuid,
	"metal_type" text NOT NULL,
	"weight" numeric(12, 3) NOT NULL,
	"unit" text NOT NULL,
	"gross" numeric(12, 3),
	"tare" numeric(12, 3),
	"deduction" numeric(12, 3),
	"deduction_reason" text,
	"price" numeric,
	"posted_price" numeric,
	"price_unit" text,
	"price_reason" text,
	"amount_cents" integer NOT NULL,
	"recorded_by" uuid,
	"visited_on" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visits_line_once" UNIQUE("ticket_id","line_no"),
	CONSTRAINT "visit_zero_has_reason" CHECK ("visits"."amount_cents" > 0 or ("visits"."amount_cents" = 0 and "visits"."price_reason" is not null)
        or ("visits"."metal_type" = 'rounding' and "visits"."amount_cents" >= -5)),
	CONSTRAINT "visit_weight_not_negative" CHECK ("visits"."weight" >= 0),
	CONSTRAINT "visit_weight_is_net" CHECK ("visits"."weight" = "visits"."gross" - "visits"."tare" - "visits"."deduction"),
	CONSTRAINT "visit_deduction_has_reason" CHECK ((coalesce("visits"."deduction", 0) > 0) = ("visits"."deduction_reason" is not null)),
	CONSTRAINT "visit_other_price_has_reason" CHECK ("visits"."price" = "visits"."posted_price" or "visits"."price_reason" is not null),
	CONSTRAINT "visit_figures_come_together" CHECK (num_nonnulls("visits"."gross", "visits"."tare", "visits"."deduction", "visits"."price", "visits"."posted_price", "visits"."price_unit") in (0, 6))
);
--> statement-breakpoint
CREATE TABLE "schema_version" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" integer NOT NULL,
	"serves_from" integer NOT NULL,
	CONSTRAINT "schema_version_is_one_row" CHECK ("schema_version"."only")
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
	"has_passkey" boolean DEFAULT false NOT NULL,
	"second_step_required" boolean DEFAULT false NOT NULL,
	"role" text DEFAULT 'staff' NOT NULL,
	"disabled_at" timestamp with time zone,
	CONSTRAINT "staff_users_email_unique" UNIQUE("email"),
	CONSTRAINT "staff_role_known" CHECK ("staff_users"."role" in ('staff', 'owner'))
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
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_staff_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."staff_users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchandise_variants" ADD CONSTRAINT "merchandise_variants_item_id_merchandise_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."merchandise_items"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_requested_by_staff_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."staff_users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_accounts" ADD CONSTRAINT "staff_accounts_user_id_staff_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_passkeys" ADD CONSTRAINT "staff_passkeys_user_id_staff_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_user_id_staff_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_two_factors" ADD CONSTRAINT "staff_two_factors_user_id_staff_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."staff_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchandise_inquiries" ADD CONSTRAINT "merchandise_inquiries_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_quote_id_quote_requests_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote_requests"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_created_by_staff_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff_users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_variant_id_merchandise_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."merchandise_variants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_look_ups" ADD CONSTRAINT "order_look_ups_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_viewers" ADD CONSTRAINT "order_viewers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_variant_id_merchandise_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."merchandise_variants"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_movements" ADD CONSTRAINT "payment_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_events" ADD CONSTRAINT "provider_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_payments" ADD CONSTRAINT "wrong_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_batch_lines" ADD CONSTRAINT "price_batch_lines_batch_id_price_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."price_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_batch_lines" ADD CONSTRAINT "price_batch_lines_metal_price_id_metal_prices_id_fk" FOREIGN KEY ("metal_price_id") REFERENCES "public"."metal_prices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_batches" ADD CONSTRAINT "price_batches_created_by_staff_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."staff_users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metal_price_history" ADD CONSTRAINT "metal_price_history_metal_price_id_metal_prices_id_fk" FOREIGN KEY ("metal_price_id") REFERENCES "public"."metal_prices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "yard_price_history" ADD CONSTRAINT "yard_price_history_metal_price_id_metal_prices_id_fk" FOREIGN KEY ("metal_price_id") REFERENCES "public"."metal_prices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "yard_price_overrides" ADD CONSTRAINT "yard_price_overrides_metal_price_id_metal_prices_id_fk" FOREIGN KEY ("metal_price_id") REFERENCES "public"."metal_prices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_confirmed_by_staff_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."staff_users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_closed_by_staff_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."staff_users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_push_devices" ADD CONSTRAINT "staff_push_devices_session_id_staff_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."staff_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_pushes" ADD CONSTRAINT "staff_pushes_session_id_staff_push_devices_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."staff_push_devices"("session_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_notes" ADD CONSTRAINT "quote_notes_quote_id_quote_requests_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote_requests"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_notes" ADD CONSTRAINT "quote_notes_author_id_staff_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."staff_users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_photos" ADD CONSTRAINT "quote_photos_quote_id_quote_requests_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote_requests"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_assignee_id_staff_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."staff_users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_merged_into_customers_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."customers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_ledger" ADD CONSTRAINT "points_ledger_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_ledger" ADD CONSTRAINT "points_ledger_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_ledger" ADD CONSTRAINT "points_ledger_redemption_id_redemptions_id_fk" FOREIGN KEY ("redemption_id") REFERENCES "public"."redemptions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_ledger" ADD CONSTRAINT "points_ledger_moved_from_customers_id_fk" FOREIGN KEY ("moved_from") REFERENCES "public"."customers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_reward_id_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."rewards"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_closed_by_staff_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."staff_users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_voided_by_staff_users_id_fk" FOREIGN KEY ("voided_by") REFERENCES "public"."staff_users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_recorded_by_staff_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."staff_users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_recorded_by_staff_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."staff_users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_checks_by_date" ON "address_checks" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "audit_log_by_subject" ON "audit_log" USING btree ("subject_kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_actor" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "merchandise_variants_by_item" ON "merchandise_variants" USING btree ("item_id","position");--> statement-breakpoint
CREATE INDEX "payouts_by_date" ON "payouts" USING btree ("arrives_on");--> statement-breakpoint
CREATE INDEX "refund_requests_by_order" ON "refund_requests" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_requests_asked" ON "refund_requests" USING btree ("created_at") WHERE state = 'asked';--> statement-breakpoint
CREATE INDEX "staff_accounts_by_user" ON "staff_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_passkeys_by_user" ON "staff_passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_passkeys_credential" ON "staff_passkeys" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_by_user" ON "staff_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_two_factors_by_user" ON "staff_two_factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_verifications_by_identifier" ON "staff_verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "merchandise_inquiries_by_date" ON "merchandise_inquiries" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "merchandise_inquiries_open" ON "merchandise_inquiries" USING btree ("created_at" DESC NULLS LAST,"id") WHERE answered_at is null and not suspected_spam;--> statement-breakpoint
CREATE INDEX "merchandise_inquiries_answered" ON "merchandise_inquiries" USING btree ("created_at" DESC NULLS LAST,"id") WHERE answered_at is not null and not suspected_spam;--> statement-breakpoint
CREATE INDEX "merchandise_inquiries_spam" ON "merchandise_inquiries" USING btree ("created_at" DESC NULLS LAST,"id") WHERE suspected_spam;--> statement-breakpoint
CREATE INDEX "merchandise_inquiries_by_name_as_said" ON "merchandise_inquiries" USING btree (search_key("name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "merchandise_inquiries_by_email" ON "merchandise_inquiries" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "merchandise_inquiries_by_ticket" ON "merchandise_inquiries" USING btree ("ticket_id") WHERE ticket_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "offers_version_once" ON "offers" USING btree ("quote_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_sent" ON "offers" USING btree ("quote_id") WHERE state = 'sent';--> statement-breakpoint
CREATE INDEX "offers_by_date" ON "offers" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "offers_by_end" ON "offers" USING btree ("valid_until") WHERE state = 'sent' and until_closing;--> statement-breakpoint
CREATE INDEX "order_look_ups_by_date" ON "order_look_ups" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "orders_by_date" ON "orders" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "orders_by_email" ON "orders" USING btree (lower("customer_email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_by_phone" ON "orders" USING btree ("customer_phone");--> statement-breakpoint
CREATE INDEX "orders_by_payment" ON "orders" USING btree ("payment","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "orders_by_fulfillment" ON "orders" USING btree ("fulfillment","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "orders_to_send" ON "orders" USING btree ("created_at" DESC NULLS LAST,"id") WHERE waits_for_staff;--> statement-breakpoint
CREATE INDEX "orders_disputed" ON "orders" USING btree ("created_at" DESC NULLS LAST,"id") WHERE disputed;--> statement-breakpoint
CREATE INDEX "orders_paid_wrongly" ON "orders" USING btree ("created_at" DESC NULLS LAST,"id") WHERE paid_wrongly;--> statement-breakpoint
CREATE INDEX "orders_unchecked" ON "orders" USING btree ("created_at" DESC NULLS LAST,"id") WHERE address_unchecked;--> statement-breakpoint
CREATE INDEX "orders_overpaid" ON "orders" USING btree ("created_at") WHERE overpaid_cents > 0;--> statement-breakpoint
CREATE INDEX "orders_unsent" ON "orders" USING btree ("paid_at") WHERE payment in ('paid', 'partially_refunded') and fulfillment = 'none';--> statement-breakpoint
CREATE INDEX "orders_by_checkout" ON "orders" USING btree ("checkout_key","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("created_at") WHERE payment in ('pending', 'processing');--> statement-breakpoint
CREATE INDEX "shipments_by_order" ON "shipments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "stock_holds_reserved" ON "stock_holds" USING btree ("expires_at") WHERE state = 'reserved';--> statement-breakpoint
CREATE INDEX "stock_holds_by_holder" ON "stock_holds" USING btree ("held_by","first_held_at") WHERE held_by is not null;--> statement-breakpoint
CREATE INDEX "stock_holds_reserved_by_variant" ON "stock_holds" USING btree ("variant_id") WHERE state = 'reserved';--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("available_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "outbox_finished" ON "outbox" USING btree ("finished_at") WHERE state = 'done';--> statement-breakpoint
CREATE INDEX "outbox_failed" ON "outbox" USING btree ("finished_at") WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX "disputes_by_order" ON "disputes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_movements_by_order" ON "payment_movements" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_movements_by_date" ON "payment_movements" USING btree ("moved_at");--> statement-breakpoint
CREATE INDEX "payment_movements_without_fee" ON "payment_movements" USING btree ("moved_at") WHERE fee_cents is null;--> statement-breakpoint
CREATE INDEX "provider_events_by_order" ON "provider_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "provider_events_by_date" ON "provider_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "provider_events_by_provider" ON "provider_events" USING btree ("provider","received_at");--> statement-breakpoint
CREATE INDEX "wrong_payments_by_order" ON "wrong_payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "wrong_payments_open" ON "wrong_payments" USING btree ("reported_at") WHERE refunded_at is null;--> statement-breakpoint
CREATE INDEX "price_batches_by_date" ON "price_batches" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "price_batches_due" ON "price_batches" USING btree ("publish_at") WHERE state = 'scheduled';--> statement-breakpoint
CREATE INDEX "metal_price_history_by_price" ON "metal_price_history" USING btree ("metal_price_id","effective_to" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "yard_price_history_by_price" ON "yard_price_history" USING btree ("metal_price_id","yard_id","effective_to" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "privacy_requests_open" ON "privacy_requests" USING btree ("created_at","id") WHERE state in ('unconfirmed', 'confirmed');--> statement-breakpoint
CREATE INDEX "privacy_requests_by_date" ON "privacy_requests" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "privacy_requests_by_email" ON "privacy_requests" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "privacy_requests_by_phone" ON "privacy_requests" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "privacy_requests_token_once" ON "privacy_requests" USING btree ("token_hash") WHERE token_hash is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_pushes_once" ON "staff_pushes" USING btree ("session_id","about","subject_id");--> statement-breakpoint
CREATE INDEX "quote_notes_by_quote" ON "quote_notes" USING btree ("quote_id","created_at");--> statement-breakpoint
CREATE INDEX "quote_requests_by_date" ON "quote_requests" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "quote_requests_by_state" ON "quote_requests" USING btree ("state","created_at" DESC NULLS LAST,"id") WHERE not suspected_spam;--> statement-breakpoint
CREATE INDEX "quote_requests_by_kind" ON "quote_requests" USING btree ("kind","created_at" DESC NULLS LAST,"id") WHERE kind <> 'quote' and not suspected_spam;--> statement-breakpoint
CREATE INDEX "quote_requests_by_yard" ON "quote_requests" USING btree ("location","created_at" DESC NULLS LAST,"id") WHERE location is not null and not suspected_spam;--> statement-breakpoint
CREATE INDEX "quote_requests_by_assignee" ON "quote_requests" USING btree ("assignee_id","created_at" DESC NULLS LAST,"id") WHERE not suspected_spam;--> statement-breakpoint
CREATE INDEX "quote_requests_with_photo" ON "quote_requests" USING btree ("created_at" DESC NULLS LAST,"id") WHERE photo_state = 'stored' and not suspected_spam;--> statement-breakpoint
CREATE INDEX "quote_requests_photos_to_delete" ON "quote_requests" USING btree ("created_at") WHERE photo_state in ('expected', 'stored');--> statement-breakpoint
CREATE INDEX "quote_requests_spam" ON "quote_requests" USING btree ("created_at" DESC NULLS LAST,"id") WHERE suspected_spam;--> statement-breakpoint
CREATE UNIQUE INDEX "quote_requests_token_once" ON "quote_requests" USING btree ("token_hash") WHERE token_hash is not null;--> statement-breakpoint
CREATE INDEX "quote_requests_by_phone" ON "quote_requests" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "quote_requests_by_first_and_last_name" ON "quote_requests" USING btree (search_key("first_name" || ' ' || "last_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "quote_requests_by_last_and_first_name" ON "quote_requests" USING btree (search_key("last_name" || ' ' || "first_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "quote_requests_by_email" ON "quote_requests" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "customers_phone_unique" ON "customers" USING btree ("phone") WHERE phone_released_at is null;--> statement-breakpoint
CREATE INDEX "customers_by_merged_into" ON "customers" USING btree ("merged_into") WHERE merged_into is not null;--> statement-breakpoint
-- INCLUDE by hand, as Drizzle knows none: a customer's page is read from the index alone.
CREATE INDEX "points_ledger_by_customer" ON "points_ledger" USING btree ("customer_id","created_at","kind","id") INCLUDE ("points","description");--> statement-breakpoint
CREATE INDEX "points_ledger_birthdays" ON "points_ledger" USING btree ("customer_id","birthday_year") WHERE birthday_year is not null;--> statement-breakpoint
CREATE INDEX "points_ledger_by_ticket" ON "points_ledger" USING btree ("ticket_id","kind") WHERE ticket_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "points_ledger_ticket_once" ON "points_ledger" USING btree ("ticket_id","kind") WHERE ticket_id is not null and kind not in ('streak_bonus', 'owed');--> statement-breakpoint
CREATE UNIQUE INDEX "points_ledger_redemption_once" ON "points_ledger" USING btree ("redemption_id","kind") WHERE redemption_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "points_ledger_birthday_once" ON "points_ledger" USING btree ("customer_id","birthday_year") WHERE birthday_year is not null and moved_from is null;--> statement-breakpoint
CREATE INDEX "redemptions_by_customer" ON "redemptions" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_number_once" ON "tickets" USING btree ("yard_id",extract(year from sold_on),"ticket_no") WHERE ticket_no is not null and voided_at is null;--> statement-breakpoint
CREATE INDEX "tickets_void_by_number" ON "tickets" USING btree ("yard_id",extract(year from sold_on),"ticket_no") WHERE ticket_no is not null and voided_at is not null;--> statement-breakpoint
CREATE INDEX "tickets_by_customer" ON "tickets" USING btree ("customer_id","sold_at","id") WHERE customer_id is not null;--> statement-breakpoint
CREATE INDEX "tickets_by_yard" ON "tickets" USING btree ("yard_id","sold_at","id") WHERE yard_id is not null;--> statement-breakpoint
CREATE INDEX "tickets_by_offer" ON "tickets" USING btree ("offer_id") WHERE offer_id is not null;--> statement-breakpoint
CREATE INDEX "tickets_by_day" ON "tickets" USING btree ("sold_on","sold_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "tickets_by_number" ON "tickets" USING btree ("ticket_no","sold_at" DESC NULLS LAST,"id") WHERE ticket_no is not null;--> statement-breakpoint
CREATE INDEX "tickets_by_total" ON "tickets" USING btree ("total_cents","sold_at" DESC NULLS LAST,"id");--> statement-breakpoint
-- INCLUDE by hand, as Drizzle knows none: a customer's page is read from the index alone.
CREATE INDEX "visits_by_customer" ON "visits" USING btree ("customer_id","created_at","ticket_id","line_no" DESC NULLS FIRST) INCLUDE ("id","metal_type","weight","unit","amount_cents");
--> statement-breakpoint
-- Books are added to and never rewritten, whoever asks.
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
CREATE TRIGGER yard_price_history_is_append_only
  BEFORE UPDATE OR DELETE ON yard_price_history
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A merge moves an entry to another customer and says so. A deletion on request removes the words that staff wrote, from entries of an
-- anonymous customer alone. The ledger's sums never change.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER "points_ledger_append_only" BEFORE UPDATE OR DELETE ON "points_ledger"
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
-- A provider may say later what it kept of a movement.
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
CREATE TRIGGER "payment_movements_is_append_only" BEFORE UPDATE OR DELETE ON "payment_movements"
  FOR EACH ROW EXECUTE FUNCTION refuse_movement_change();
--> statement-breakpoint
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
-- An entry's values may be emptied once the record that they describe is deleted or stripped, and a deletion on request takes out of them
-- what names a person. Who did what, when and to which record stays.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR DELETE ON "audit_log"
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
--> statement-breakpoint
-- How a name or address begins may fit five rows or half of them, and which index is right depends on it: a finer picture of the values
-- than the usual hundred steps, with which a search was now and then planned to read all rows by date.
ALTER INDEX "orders_by_email" ALTER COLUMN 1 SET STATISTICS 1000;
--> statement-breakpoint
ALTER INDEX "quote_requests_by_email" ALTER COLUMN 1 SET STATISTICS 1000;
--> statement-breakpoint
ALTER INDEX "merchandise_inquiries_by_email" ALTER COLUMN 1 SET STATISTICS 1000;
--> statement-breakpoint
ALTER INDEX "merchandise_inquiries_by_name_as_said" ALTER COLUMN 1 SET STATISTICS 1000;
--> statement-breakpoint
ALTER INDEX "quote_requests_by_first_and_last_name" ALTER COLUMN 1 SET STATISTICS 1000;
--> statement-breakpoint
ALTER INDEX "quote_requests_by_last_and_first_name" ALTER COLUMN 1 SET STATISTICS 1000;
--> statement-breakpoint
-- Set on the role because a pooled connection takes no start-up parameters. A function that is frozen in the middle
-- of a transaction must not keep its locks.
ALTER ROLE CURRENT_USER SET statement_timeout = '5s';
--> statement-breakpoint
ALTER ROLE CURRENT_USER SET idle_in_transaction_session_timeout = '15s';
--> statement-breakpoint
-- The usual setting for flash and for what is mostly in memory; PostgreSQL's own, 4, is for spinning disks. With that one a list of staff
-- filtered twice was read by date past thousands of newer rows, instead of by the index of one of its filters.
ALTER ROLE CURRENT_USER SET random_page_cost = 1.1;
--> statement-breakpoint
-- So that Today warns where the nightly deletions never ran.
INSERT INTO "retention_runs" ("finished_at", "late", "held") VALUES (now(), 0, 0);
--> statement-breakpoint
INSERT INTO "schema_version" ("version", "serves_from") VALUES (0, 0);
