-- AlterTable
ALTER TABLE "animals" ADD COLUMN     "visit_questions" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "visited_at" TIMESTAMPTZ(3);

-- Written by hand: Prisma's language has no CHECK. As VISIT_QUESTIONS of shared/animal.ts.
ALTER TABLE "animals" ADD CONSTRAINT "animals_visit_questions_few" CHECK ("visit_questions" IS NOT NULL AND cardinality("visit_questions") <= 3);
