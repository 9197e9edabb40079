-- CreateTable
CREATE TABLE "vet_stages" (
    "animal_id" UUID NOT NULL,
    "stage" SMALLINT NOT NULL,
    "substage" TEXT,
    "day" DATE NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "vet_stages_pkey" PRIMARY KEY ("animal_id")
);

-- AddForeignKey
ALTER TABLE "vet_stages" ADD CONSTRAINT "vet_stages_animal_id_fkey" FOREIGN KEY ("animal_id") REFERENCES "animals"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Written by hand: Prisma's language has no CHECK. As shared/labs/vetStage.ts.
ALTER TABLE "vet_stages"
    ADD CONSTRAINT "vet_stages_stage" CHECK ("stage" BETWEEN 1 AND 4);
