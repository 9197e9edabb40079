-- AlterTable
ALTER TABLE "animals" ADD COLUMN     "died_on" DATE,
ADD COLUMN     "in_memory_since" TIMESTAMPTZ(3);

-- Written by hand: Prisma's language has no CHECK.
ALTER TABLE "animals"
    ADD CONSTRAINT "animals_died_on_of_one_in_memory" CHECK ("died_on" IS NULL OR "in_memory_since" IS NOT NULL);
