CREATE TABLE "inquiry_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "merchandise_inquiries" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "inquiry_answers" ADD CONSTRAINT "inquiry_answers_inquiry_id_merchandise_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."merchandise_inquiries"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_answers" ADD CONSTRAINT "inquiry_answers_author_id_staff_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."staff_users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiry_answers_by_inquiry" ON "inquiry_answers" USING btree ("inquiry_id","created_at");--> statement-breakpoint
ALTER TABLE "merchandise_inquiries" ADD CONSTRAINT "merchandise_inquiries_assignee_id_staff_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."staff_users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merchandise_inquiries_by_assignee" ON "merchandise_inquiries" USING btree ("assignee_id","created_at" DESC NULLS LAST,"id") WHERE assignee_id is not null;
--> statement-breakpoint
UPDATE "schema_version" SET "version" = 11;
