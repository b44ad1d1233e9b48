ALTER TABLE "visits" ADD COLUMN "deduction_parts" text[];
--> statement-breakpoint
UPDATE "schema_version" SET "version" = 5;
