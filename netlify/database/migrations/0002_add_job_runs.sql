CREATE TABLE "job_runs" (
	"job" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"began_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"failure" text
);

--> statement-breakpoint
UPDATE "schema_version" SET "version" = 2;
