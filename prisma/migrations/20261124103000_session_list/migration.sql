-- AlterTable
ALTER TABLE "refresh_families" ADD COLUMN     "device" TEXT,
ADD COLUMN     "last_used_at" TIMESTAMPTZ(3),
ADD COLUMN     "network" TEXT;

-- Each renewal creates a token, so the newest one is of the last use.
UPDATE "refresh_families" SET "last_used_at" = (
  SELECT max("created_at") FROM "refresh_tokens" WHERE "family_id" = "refresh_families"."id");
