CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text,
	"phone" text NOT NULL,
	"date_of_birth" date,
	"date_of_birth_set_at" timestamp with time zone,
	"total_points" integer DEFAULT 0 NOT NULL,
	"lifetime_points" integer DEFAULT 0 NOT NULL,
	"total_visits" integer DEFAULT 0 NOT NULL,
	"consecutive_visits" integer DEFAULT 0 NOT NULL,
	"last_visit_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customers_phone_unique" UNIQUE("phone"),
	CONSTRAINT "customer_phone_e164" CHECK ("customers"."phone" ~ '^\+1[0-9]{10}$'),
	CONSTRAINT "customer_points_not_negative" CHECK ("customers"."total_points" >= 0 and "customers"."lifetime_points" >= 0),
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
	"visit_id" uuid,
	"redemption_id" uuid,
	"birthday_year" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_kind_known" CHECK ("points_ledger"."kind" in ('earn', 'streak_bonus', 'birthday', 'redeem', 'undo', 'adjust')),
	CONSTRAINT "ledger_sign" CHECK ("points_ledger"."points" <> 0 and ("points_ledger"."kind" = 'adjust' or ("points_ledger"."kind" = 'redeem') = ("points_ledger"."points" < 0))),
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
	CONSTRAINT "redemptions_code_unique" UNIQUE("code"),
	CONSTRAINT "redemptions_once" UNIQUE("customer_id","request_key"),
	CONSTRAINT "redemption_state_known" CHECK ("redemptions"."state" in ('issued', 'honoured', 'undone')),
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
CREATE TABLE "visits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"metal_type" text NOT NULL,
	"weight" numeric(12, 3) NOT NULL,
	"unit" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"visited_on" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visit_amount_positive" CHECK ("visits"."amount_cents" > 0),
	CONSTRAINT "visit_weight_positive" CHECK ("visits"."weight" > 0)
);
--> statement-breakpoint
ALTER TABLE "points_ledger" ADD CONSTRAINT "points_ledger_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_ledger" ADD CONSTRAINT "points_ledger_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_ledger" ADD CONSTRAINT "points_ledger_redemption_id_redemptions_id_fk" FOREIGN KEY ("redemption_id") REFERENCES "public"."redemptions"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_reward_id_rewards_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."rewards"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "points_ledger_by_customer" ON "points_ledger" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "points_ledger_visit_once" ON "points_ledger" USING btree ("visit_id","kind") WHERE visit_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "points_ledger_redemption_once" ON "points_ledger" USING btree ("redemption_id","kind") WHERE redemption_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "points_ledger_birthday_once" ON "points_ledger" USING btree ("customer_id","birthday_year") WHERE birthday_year is not null;--> statement-breakpoint
CREATE INDEX "redemptions_by_customer" ON "redemptions" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "visits_by_customer" ON "visits" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE TRIGGER "points_ledger_append_only" BEFORE UPDATE OR DELETE ON "points_ledger"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
