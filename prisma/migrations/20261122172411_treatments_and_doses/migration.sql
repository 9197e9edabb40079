-- CreateEnum
CREATE TYPE "treatment_kind" AS ENUM ('medicine', 'fluids', 'diet', 'other');

-- CreateEnum
CREATE TYPE "dose_unit" AS ENUM ('mg', 'ml', 'tablet', 'drop', 'sachet', 'dose');

-- CreateEnum
CREATE TYPE "dose_outcome" AS ENUM ('given', 'skipped');

-- CreateEnum
CREATE TYPE "fluid_site" AS ENUM ('shoulders', 'left', 'right', 'other');

-- CreateEnum
CREATE TYPE "skip_reason" AS ENUM ('refused', 'vomited', 'forgotten', 'none_left', 'vet', 'other');

-- CreateTable
CREATE TABLE "treatments" (
    "id" UUID NOT NULL,
    "animal_id" UUID NOT NULL,
    "course_id" UUID NOT NULL,
    "added_on" DATE NOT NULL,
    "kind" "treatment_kind" NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "amount" DOUBLE PRECISION,
    "unit" "dose_unit",
    "plan" JSONB NOT NULL,
    "watched_days" SMALLINT NOT NULL,
    "with_meal" "YesNo",
    "first_day" DATE NOT NULL,
    "last_day" DATE,
    "note" VARCHAR(280),
    "stop_reason" VARCHAR(280),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "treatments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "doses" (
    "id" UUID NOT NULL,
    "animal_id" UUID NOT NULL,
    "treatment_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "time" VARCHAR(5),
    "outcome" "dose_outcome" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "amount_ml" SMALLINT,
    "site" "fluid_site",
    "reason" "skip_reason",
    "note" VARCHAR(140),
    "by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "doses_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "treatments_animal_id_first_day_idx" ON "treatments"("animal_id", "first_day");

-- CreateIndex
CREATE UNIQUE INDEX "treatments_course_id_first_day_key" ON "treatments"("course_id", "first_day");

-- CreateIndex
CREATE INDEX "doses_animal_id_at_id_idx" ON "doses"("animal_id", "at" DESC, "id");

-- CreateIndex
CREATE INDEX "doses_treatment_id_day_idx" ON "doses"("treatment_id", "day" DESC);

-- CreateIndex
CREATE INDEX "doses_by_id_idx" ON "doses"("by_id");

-- AddForeignKey
ALTER TABLE "treatments" ADD CONSTRAINT "treatments_animal_id_fkey" FOREIGN KEY ("animal_id") REFERENCES "animals"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "doses" ADD CONSTRAINT "doses_animal_id_fkey" FOREIGN KEY ("animal_id") REFERENCES "animals"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "doses" ADD CONSTRAINT "doses_treatment_id_fkey" FOREIGN KEY ("treatment_id") REFERENCES "treatments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "doses" ADD CONSTRAINT "doses_by_id_fkey" FOREIGN KEY ("by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Written by hand: the same ranges as shared/care.
ALTER TABLE "treatments"
    ADD CONSTRAINT "treatments_name_not_empty" CHECK (btrim("name") <> ''),
    ADD CONSTRAINT "treatments_amount_range" CHECK ("amount" > 0 AND "amount" <= 10000),
    ADD CONSTRAINT "treatments_unit_of_an_amount" CHECK ("unit" IS NULL OR "amount" IS NOT NULL),
    ADD CONSTRAINT "treatments_last_day_not_before_first" CHECK ("last_day" >= "first_day"),
    ADD CONSTRAINT "treatments_watched_days_range" CHECK ("watched_days" BETWEEN 1 AND 60);

ALTER TABLE "doses"
    ADD CONSTRAINT "doses_time_of_day" CHECK ("time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
    ADD CONSTRAINT "doses_amount_ml_range" CHECK ("amount_ml" BETWEEN 1 AND 500);
