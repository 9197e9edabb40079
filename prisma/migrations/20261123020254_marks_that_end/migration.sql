-- AlterTable
ALTER TABLE "measurement_aliases" ADD COLUMN     "expires_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "measurement_aliases_expires_at_idx" ON "measurement_aliases"("expires_at");

-- What leads to an entry is known as long as that.
ALTER TABLE "measurement_aliases" ADD CONSTRAINT "measurement_aliases_end_of_marks" CHECK ("expires_at" IS NULL OR "measurement_id" IS NULL);
