-- CreateEnum
CREATE TYPE "known_or_not" AS ENUM ('yes', 'no', 'unknown');

-- CreateTable
CREATE TABLE "lab_results" (
    "id" UUID NOT NULL,
    "animal_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "laboratory" TEXT,
    "values" JSONB NOT NULL,
    "fasting" "known_or_not" NOT NULL DEFAULT 'unknown',
    "hydrated" "known_or_not" NOT NULL DEFAULT 'unknown',
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "lab_results_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "lab_results_animal_id_day_created_at_idx" ON "lab_results"("animal_id", "day" DESC, "created_at" DESC);

-- AddForeignKey
ALTER TABLE "lab_results" ADD CONSTRAINT "lab_results_animal_id_fkey" FOREIGN KEY ("animal_id") REFERENCES "animals"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Written by hand: Prisma's language has no CHECK. As shared/labs/labInput.ts.
ALTER TABLE "lab_results"
    ADD CONSTRAINT "lab_results_with_values" CHECK (jsonb_typeof("values") = 'array' AND jsonb_array_length("values") BETWEEN 1 AND 11);
