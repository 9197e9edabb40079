-- AlterEnum
ALTER TYPE "MailKind" ADD VALUE 'link_opened';

-- AlterTable
ALTER TABLE "mails" ADD COLUMN     "link_id" UUID;

-- AlterTable
ALTER TABLE "share_links" ADD COLUMN     "code_hash" TEXT,
ADD COLUMN     "first_accessed_at" TIMESTAMPTZ(3),
ADD COLUMN     "for_whom" TEXT,
ADD COLUMN     "locked_until" TIMESTAMPTZ(3),
ADD COLUMN     "mail_at_opening" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "scopes" TEXT[] DEFAULT ARRAY['notes', 'weights', 'care', 'labs', 'photo']::TEXT[],
ADD COLUMN     "wrong_codes" SMALLINT NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "mails_link_id_idx" ON "mails"("link_id");

-- AddForeignKey
ALTER TABLE "mails" ADD CONSTRAINT "mails_link_id_fkey" FOREIGN KEY ("link_id") REFERENCES "share_links"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Written by hand: Prisma's language has no CHECK. As shared/shareLink.ts.
ALTER TABLE "share_links"
    ADD CONSTRAINT "share_links_for_whom_length" CHECK (char_length("for_whom") BETWEEN 1 AND 100),
    ADD CONSTRAINT "share_links_scopes_known" CHECK ("scopes" IS NOT NULL AND "scopes" <@ ARRAY['notes', 'weights', 'care', 'labs', 'photo']),
    ADD CONSTRAINT "share_links_wrong_codes_range" CHECK ("wrong_codes" BETWEEN 0 AND 5);
