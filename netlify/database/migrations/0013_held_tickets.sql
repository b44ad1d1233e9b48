SET LOCAL statement_timeout = 0;--> statement-breakpoint
CREATE TABLE "held_tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"yard_id" text NOT NULL,
	"label" text NOT NULL,
	"customer_id" uuid,
	"content" jsonb NOT NULL,
	"hand" uuid NOT NULL,
	"opened_by" uuid NOT NULL,
	"held_by" uuid NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "held_ticket_version_positive" CHECK ("held_tickets"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "held_tickets" ADD CONSTRAINT "held_tickets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_tickets" ADD CONSTRAINT "held_tickets_opened_by_staff_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."staff_users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_tickets" ADD CONSTRAINT "held_tickets_held_by_staff_users_id_fk" FOREIGN KEY ("held_by") REFERENCES "public"."staff_users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_tickets_by_yard" ON "held_tickets" USING btree ("yard_id","created_at","id");--> statement-breakpoint
CREATE INDEX "held_tickets_by_customer" ON "held_tickets" USING btree ("customer_id") WHERE customer_id is not null;
--> statement-breakpoint
UPDATE "schema_version" SET "version" = 13;
