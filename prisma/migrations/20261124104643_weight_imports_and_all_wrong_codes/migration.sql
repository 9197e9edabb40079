-- AlterTable
ALTER TABLE "share_links" ADD COLUMN     "all_wrong_codes" SMALLINT NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "weights" ADD COLUMN     "import_id" UUID;

-- Written by hand: Prisma's language has no CHECK. As shared/shareLink.ts.
ALTER TABLE "share_links"
    ADD CONSTRAINT "share_links_all_wrong_codes_range" CHECK ("all_wrong_codes" BETWEEN 0 AND 50);
