-- CreateEnum
CREATE TYPE "reminder_kind" AS ENUM ('questions', 'doses', 'doses_again', 'weighing', 'pause');

-- AlterEnum
ALTER TYPE "MailKind" ADD VALUE 'reminder';

-- AlterTable
ALTER TABLE "mails" ADD COLUMN     "reminder_id" UUID;

-- CreateTable
CREATE TABLE "reminder_choices" (
    "user_id" UUID NOT NULL,
    "animal_id" UUID NOT NULL,
    "questions_at" VARCHAR(5),
    "doses" BOOLEAN NOT NULL,
    "doses_again" SMALLINT,
    "weighing" BOOLEAN NOT NULL,
    "by_mail" BOOLEAN NOT NULL,
    "quiet_from" VARCHAR(5) NOT NULL,
    "quiet_until" VARCHAR(5) NOT NULL,
    "chosen_at" TIMESTAMPTZ(3) NOT NULL,
    "look_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reminder_choices_pkey" PRIMARY KEY ("user_id","animal_id")
);

-- CreateTable
CREATE TABLE "reminders" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "animal_id" UUID NOT NULL,
    "kind" "reminder_kind" NOT NULL,
    "thing" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reminders_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "reminder_choices_animal_id_idx" ON "reminder_choices"("animal_id");

-- CreateIndex
CREATE INDEX "reminder_choices_look_at_idx" ON "reminder_choices"("look_at");

-- CreateIndex
CREATE INDEX "reminders_at_idx" ON "reminders"("at");

-- CreateIndex
CREATE UNIQUE INDEX "reminders_user_id_animal_id_thing_key" ON "reminders"("user_id", "animal_id", "thing");

-- CreateIndex
CREATE INDEX "mails_reminder_id_idx" ON "mails"("reminder_id");

-- AddForeignKey
ALTER TABLE "mails" ADD CONSTRAINT "mails_reminder_id_fkey" FOREIGN KEY ("reminder_id") REFERENCES "reminders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reminder_choices" ADD CONSTRAINT "reminder_choices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reminder_choices" ADD CONSTRAINT "reminder_choices_animal_id_fkey" FOREIGN KEY ("animal_id") REFERENCES "animals"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_animal_id_fkey" FOREIGN KEY ("user_id", "animal_id") REFERENCES "reminder_choices"("user_id", "animal_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Written by hand: Prisma's language has no CHECK. As shared/reminders/choiceSchema.ts.
ALTER TABLE "reminder_choices"
    ADD CONSTRAINT "reminder_choices_times" CHECK (concat("questions_at", ' ', "quiet_from", ' ', "quiet_until") ~ '^(([01][0-9]|2[0-3]):[0-5][0-9])? ([01][0-9]|2[0-3]):[0-5][0-9] ([01][0-9]|2[0-3]):[0-5][0-9]$'),
    ADD CONSTRAINT "reminder_choices_again" CHECK ("doses_again" IN (15, 30, 60, 120));
