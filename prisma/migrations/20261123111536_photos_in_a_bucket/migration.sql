-- AlterTable
ALTER TABLE "photos" ADD COLUMN     "object" TEXT,
ALTER COLUMN "large" DROP NOT NULL,
ALTER COLUMN "small" DROP NOT NULL;

-- CreateTable
CREATE TABLE "unused_objects" (
    "object" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "unused_objects_pkey" PRIMARY KEY ("object")
);

-- CreateIndex
CREATE INDEX "unused_objects_due_at_idx" ON "unused_objects"("due_at");

-- CreateIndex
CREATE INDEX "photos_object_idx" ON "photos"("object");

ALTER TABLE "photos" ADD CONSTRAINT "photos_somewhere" CHECK (
  ("object" IS NULL AND "large" IS NOT NULL AND "small" IS NOT NULL) OR ("object" IS NOT NULL AND "large" IS NULL AND "small" IS NULL));

-- Whatever deletes a photo (its owner, her account, the purge) tells of its object. Late enough that a copy of it which is
-- being made is there.
CREATE FUNCTION "leave_object"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "unused_objects" ("object", "due_at") VALUES (OLD."object", now() + interval '1 minute') ON CONFLICT ("object") DO UPDATE SET "due_at" = EXCLUDED."due_at";
  RETURN NULL;
END $$;
ALTER FUNCTION "leave_object"() SET search_path FROM CURRENT;

CREATE TRIGGER "photos_deleted" AFTER DELETE ON "photos" FOR EACH ROW WHEN (OLD."object" IS NOT NULL) EXECUTE FUNCTION "leave_object"();
