ALTER TABLE "payment_movements" ADD COLUMN "capture" text;--> statement-breakpoint
-- Movements never change, save here: what was given back before tells by its wish, or else counts as of the later payment.
ALTER TABLE "payment_movements" DISABLE TRIGGER "payment_movements_is_append_only";--> statement-breakpoint
UPDATE "payment_movements" AS "moved" SET "capture" = coalesce(
  (SELECT "capture" FROM "refund_requests" AS "wish"
    WHERE "wish"."order_id" = "moved"."order_id" AND "wish"."reference" = "moved"."reference" LIMIT 1),
  (SELECT "reference" FROM "payment_movements" AS "taken"
    WHERE "taken"."order_id" = "moved"."order_id" AND "taken"."provider" = "moved"."provider" AND "taken"."kind" = 'capture'
    ORDER BY "moved_at" DESC, "id" DESC LIMIT 1),
  'unknown')
WHERE "kind" <> 'capture';--> statement-breakpoint
ALTER TABLE "payment_movements" ENABLE TRIGGER "payment_movements_is_append_only";--> statement-breakpoint
ALTER TABLE "payment_movements" ADD CONSTRAINT "movement_names_its_capture" CHECK (("payment_movements"."kind" = 'capture') = ("payment_movements"."capture" is null));
