-- CreateEnum
CREATE TYPE "helper_role" AS ENUM ('carer', 'sitter');

-- AlterEnum
ALTER TYPE "MailKind" ADD VALUE 'invitation';

-- AlterTable
ALTER TABLE "mails" ADD COLUMN     "invitation_id" UUID;

-- AlterTable
ALTER TABLE "measurement_revisions" ADD COLUMN     "by_id" UUID;

-- AlterTable
ALTER TABLE "measurements" ADD COLUMN     "by_id" UUID;

-- AlterTable
ALTER TABLE "weights" ADD COLUMN     "by_id" UUID;

-- CreateTable
CREATE TABLE "memberships" (
    "id" UUID NOT NULL,
    "animal_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "role" "helper_role" NOT NULL,
    "last_day" DATE,
    "ends_at" TIMESTAMPTZ(3),
    "joined_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "memberships_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invitations" (
    "id" UUID NOT NULL,
    "animal_id" UUID NOT NULL,
    "hash" TEXT,
    "role" "helper_role" NOT NULL,
    "last_day" DATE,
    "email" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),
    "accepted_by_id" UUID,

    CONSTRAINT "invitations_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "memberships_user_id_idx" ON "memberships"("user_id");

-- CreateIndex
CREATE INDEX "memberships_ends_at_idx" ON "memberships"("ends_at");

-- CreateIndex
CREATE UNIQUE INDEX "memberships_animal_id_user_id_key" ON "memberships"("animal_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "invitations_hash_key" ON "invitations"("hash");

-- CreateIndex
CREATE INDEX "invitations_animal_id_created_at_idx" ON "invitations"("animal_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "invitations_accepted_by_id_idx" ON "invitations"("accepted_by_id");

-- CreateIndex
CREATE INDEX "invitations_expires_at_idx" ON "invitations"("expires_at");

-- CreateIndex
CREATE INDEX "mails_invitation_id_idx" ON "mails"("invitation_id");

-- CreateIndex
CREATE INDEX "measurement_revisions_by_id_idx" ON "measurement_revisions"("by_id");

-- CreateIndex
CREATE INDEX "measurements_by_id_idx" ON "measurements"("by_id");

-- CreateIndex
CREATE INDEX "weights_by_id_idx" ON "weights"("by_id");

-- AddForeignKey
ALTER TABLE "mails" ADD CONSTRAINT "mails_invitation_id_fkey" FOREIGN KEY ("invitation_id") REFERENCES "invitations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_animal_id_fkey" FOREIGN KEY ("animal_id") REFERENCES "animals"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_animal_id_fkey" FOREIGN KEY ("animal_id") REFERENCES "animals"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_accepted_by_id_fkey" FOREIGN KEY ("accepted_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_by_id_fkey" FOREIGN KEY ("by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "measurement_revisions" ADD CONSTRAINT "measurement_revisions_by_id_fkey" FOREIGN KEY ("by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "weights" ADD CONSTRAINT "weights_by_id_fkey" FOREIGN KEY ("by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Written by hand: Prisma's language has no CHECK. A sitter has a last day, a carer has none.
ALTER TABLE "memberships"
    ADD CONSTRAINT "memberships_last_day" CHECK (("role" = 'sitter') = ("last_day" IS NOT NULL) AND ("last_day" IS NULL) = ("ends_at" IS NULL));
ALTER TABLE "invitations"
    ADD CONSTRAINT "invitations_last_day" CHECK (("role" = 'sitter') = ("last_day" IS NOT NULL)),
    ADD CONSTRAINT "invitations_accepted" CHECK ("accepted_by_id" IS NULL OR "accepted_at" IS NOT NULL);
