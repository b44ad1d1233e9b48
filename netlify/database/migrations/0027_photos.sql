CREATE TABLE "quote_photos" (
	"quote_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"photo_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_photos_quote_id_id_pk" PRIMARY KEY("quote_id","id")
);
--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "photos_announced" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_photos" ADD CONSTRAINT "quote_photos_quote_id_quote_requests_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quote_requests"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
UPDATE "schema_version" SET "version" = 27;
