-- AlterEnum

ALTER TYPE "reminder_kind" ADD VALUE 'check_week';
ALTER TYPE "reminder_kind" ADD VALUE 'check_day';

-- AlterTable
ALTER TABLE "reminder_choices" ADD COLUMN     "next_check" BOOLEAN NOT NULL DEFAULT false;
