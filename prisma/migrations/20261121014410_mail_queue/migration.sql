-- CreateEnum
CREATE TYPE "MailKind" AS ENUM ('verify', 'reset', 'address_changed', 'password_changed');

-- CreateTable
CREATE TABLE "mails" (
    "id" UUID NOT NULL,
    "kind" "MailKind" NOT NULL,
    "recipient" TEXT NOT NULL,
    "user_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "attempts" SMALLINT NOT NULL DEFAULT 0,

    CONSTRAINT "mails_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "mails_due_at_idx" ON "mails"("due_at");

-- CreateIndex
CREATE INDEX "mails_user_id_idx" ON "mails"("user_id");

-- AddForeignKey
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Written by hand: Prisma's language has no CHECK.
ALTER TABLE "mails"
    ADD CONSTRAINT "mails_recipient_not_empty" CHECK ("recipient" <> ''),
    ADD CONSTRAINT "mails_attempts_not_negative" CHECK ("attempts" >= 0),
    ADD CONSTRAINT "mails_reset_names_no_user" CHECK (("kind" = 'reset') = ("user_id" IS NULL));
