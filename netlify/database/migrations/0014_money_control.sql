SET LOCAL statement_timeout = 0;--> statement-breakpoint
CREATE TABLE "usual_pay" (
	"yard_id" text NOT NULL,
	"metal_type" text NOT NULL,
	"cents" integer NOT NULL,
	CONSTRAINT "usual_pay_yard_id_metal_type_pk" PRIMARY KEY("yard_id","metal_type"),
	CONSTRAINT "usual_pay_is_pay" CHECK ("usual_pay"."cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "day_closings" (
	"yard_id" text NOT NULL,
	"day" date NOT NULL,
	"figures" jsonb NOT NULL,
	"signed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"signed_by" uuid NOT NULL,
	CONSTRAINT "day_closings_yard_id_day_pk" PRIMARY KEY("yard_id","day")
);
--> statement-breakpoint
ALTER TABLE "tickets" DROP CONSTRAINT "ticket_paid_by_known";--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "paid_note" text;--> statement-breakpoint
ALTER TABLE "day_closings" ADD CONSTRAINT "day_closings_signed_by_staff_users_id_fk" FOREIGN KEY ("signed_by") REFERENCES "public"."staff_users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tickets_by_check" ON "tickets" USING btree ("check_no","sold_at" DESC NULLS LAST,"id") WHERE check_no is not null;--> statement-breakpoint
CREATE INDEX "tickets_by_void" ON "tickets" USING btree ("voided_at") WHERE voided_at is not null;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "ticket_paid_note_of_other" CHECK ("tickets"."paid_note" is null or coalesce("tickets"."paid_by", '') in ('transfer', 'other'));--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "ticket_paid_by_known" CHECK ("tickets"."paid_by" in ('check', 'transfer', 'voucher', 'other'));
--> statement-breakpoint
UPDATE "schema_version" SET "version" = 14;
