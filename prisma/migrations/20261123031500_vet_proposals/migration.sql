-- AlterEnum
ALTER TYPE "MailKind" ADD VALUE 'vet_proposal';

-- AlterTable
ALTER TABLE "animals" ADD COLUMN     "proposed_by" TEXT,
ADD COLUMN     "vet_limits" JSONB NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "measurements" ADD COLUMN     "usual_since" DATE,
ADD COLUMN     "usual_urinations" SMALLINT;

-- CreateTable
CREATE TABLE "vet_proposals" (
    "id" UUID NOT NULL,
    "animal_id" UUID NOT NULL,
    "link_id" UUID,
    "vet_name" TEXT NOT NULL,
    "practice" TEXT,
    "text" TEXT,
    "numbers" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_on" DATE,
    "accepted" TEXT[] DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "vet_proposals_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "vet_proposals_animal_id_created_at_idx" ON "vet_proposals"("animal_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "vet_proposals_link_id_idx" ON "vet_proposals"("link_id");

-- AddForeignKey
ALTER TABLE "vet_proposals" ADD CONSTRAINT "vet_proposals_animal_id_fkey" FOREIGN KEY ("animal_id") REFERENCES "animals"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vet_proposals" ADD CONSTRAINT "vet_proposals_link_id_fkey" FOREIGN KEY ("link_id") REFERENCES "share_links"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Written by hand: Prisma's language has no CHECK. As shared/vetProposalInput.ts and shared/health/vetLimits.ts.
ALTER TABLE "measurements"
    ADD CONSTRAINT "measurements_usual_urinations_range" CHECK ("usual_urinations" BETWEEN 1 AND 20),
    ADD CONSTRAINT "measurements_usual_both_or_none" CHECK (("usual_urinations" IS NULL) = ("usual_since" IS NULL));
ALTER TABLE "vet_proposals"
    ADD CONSTRAINT "vet_proposals_vet_name_length" CHECK (char_length("vet_name") BETWEEN 1 AND 100),
    ADD CONSTRAINT "vet_proposals_practice_length" CHECK (char_length("practice") BETWEEN 1 AND 100),
    ADD CONSTRAINT "vet_proposals_text_length" CHECK (char_length("text") BETWEEN 1 AND 1000),
    ADD CONSTRAINT "vet_proposals_accepted_known" CHECK ("accepted" IS NOT NULL AND "accepted" <@ ARRAY['weight', 'loss', 'urinations', 'check', 'phone']),
    ADD CONSTRAINT "vet_proposals_accepted_decided" CHECK ("decided_on" IS NOT NULL OR cardinality("accepted") = 0);
