-- CreateEnum
CREATE TYPE "SignInMethod" AS ENUM ('password', 'google');

-- AlterEnum
ALTER TYPE "MailPurpose" ADD VALUE 'restore';

-- AlterTable
ALTER TABLE "mail_tokens" ADD COLUMN     "mail_id" UUID;

-- AlterTable
ALTER TABLE "refresh_families" ADD COLUMN     "opened_by" "SignInMethod" NOT NULL DEFAULT 'password';

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "google_email" TEXT,
ADD COLUMN     "pending_email" TEXT,
ADD COLUMN     "pending_until" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "former_emails" (
    "user_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "replaced_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "former_emails_pkey" PRIMARY KEY ("user_id","email")
);

-- CreateIndex
CREATE INDEX "former_emails_email_idx" ON "former_emails"("email");

-- CreateIndex
CREATE INDEX "former_emails_expires_at_idx" ON "former_emails"("expires_at");

-- AddForeignKey
ALTER TABLE "former_emails" ADD CONSTRAINT "former_emails_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Written by hand: Prisma's language has no CHECK.
ALTER TABLE "users"
    ADD CONSTRAINT "users_google_email_lower_case" CHECK ("google_email" = lower("google_email") AND "google_email" <> ''),
    ADD CONSTRAINT "users_google_email_of_a_link" CHECK ("google_email" IS NULL OR "google_subject" IS NOT NULL),
    ADD CONSTRAINT "users_pending_email_lower_case" CHECK ("pending_email" = lower("pending_email") AND "pending_email" <> ''),
    ADD CONSTRAINT "users_pending_email_is_another" CHECK ("pending_email" <> "email"),
    ADD CONSTRAINT "users_pending_email_ends" CHECK (("pending_email" IS NULL) = ("pending_until" IS NULL));

ALTER TABLE "former_emails"
    ADD CONSTRAINT "former_emails_email_lower_case" CHECK ("email" = lower("email") AND "email" <> ''),
    ADD CONSTRAINT "former_emails_expire_later" CHECK ("expires_at" > "replaced_at");
