-- CreateEnum
CREATE TYPE "stock_unit" AS ENUM ('dose', 'ml', 'bag');

-- CreateEnum
CREATE TYPE "stock_change_kind" AS ENUM ('renewed', 'corrected');

-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "reminder_kind" ADD VALUE 'stock';
ALTER TYPE "reminder_kind" ADD VALUE 'use_by';

-- AlterTable
ALTER TABLE "reminder_choices" ADD COLUMN     "stock" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "stocks" (
    "id" UUID NOT NULL,
    "course_id" UUID NOT NULL,
    "animal_id" UUID NOT NULL,
    "unit" "stock_unit" NOT NULL,
    "bag_ml" SMALLINT,
    "warning_days" SMALLINT NOT NULL DEFAULT 7,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "started_on" DATE NOT NULL,
    "is_put_away" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "stocks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stock_changes" (
    "id" UUID NOT NULL,
    "animal_id" UUID NOT NULL,
    "course_id" UUID NOT NULL,
    "kind" "stock_change_kind" NOT NULL,
    "amount" DOUBLE PRECISION NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "opened_on" DATE,
    "use_by" DATE,
    "note" VARCHAR(140),
    "by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "stock_changes_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "stocks_course_id_key" ON "stocks"("course_id");

-- CreateIndex
CREATE INDEX "stocks_animal_id_idx" ON "stocks"("animal_id");

-- CreateIndex
CREATE INDEX "stock_changes_animal_id_idx" ON "stock_changes"("animal_id");

-- CreateIndex
CREATE INDEX "stock_changes_course_id_at_idx" ON "stock_changes"("course_id", "at" DESC);

-- CreateIndex
CREATE INDEX "stock_changes_by_id_idx" ON "stock_changes"("by_id");

-- AddForeignKey
ALTER TABLE "stocks" ADD CONSTRAINT "stocks_animal_id_fkey" FOREIGN KEY ("animal_id") REFERENCES "animals"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stock_changes" ADD CONSTRAINT "stock_changes_animal_id_fkey" FOREIGN KEY ("animal_id") REFERENCES "animals"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stock_changes" ADD CONSTRAINT "stock_changes_course_id_fkey" FOREIGN KEY ("course_id") REFERENCES "stocks"("course_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stock_changes" ADD CONSTRAINT "stock_changes_by_id_fkey" FOREIGN KEY ("by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Written by hand: the same ranges as shared/stock.
ALTER TABLE "stocks"
    ADD CONSTRAINT "stocks_bag_ml_of_bags" CHECK (("unit" = 'bag') = ("bag_ml" IS NOT NULL)),
    ADD CONSTRAINT "stocks_bag_ml_range" CHECK ("bag_ml" BETWEEN 1 AND 5000),
    ADD CONSTRAINT "stocks_warning_days_range" CHECK ("warning_days" BETWEEN 1 AND 60);

ALTER TABLE "stock_changes"
    ADD CONSTRAINT "stock_changes_amount_range" CHECK ("amount" BETWEEN -10000 AND 10000),
    ADD CONSTRAINT "stock_changes_renewal_adds" CHECK ("kind" <> 'renewed' OR "amount" > 0);
