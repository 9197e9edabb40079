-- Missed doses of these treatments are amber (product/care 4.2). Running replicas write without the column.
ALTER TABLE "treatments" ADD COLUMN "must_not_miss" BOOLEAN NOT NULL DEFAULT false;
-- What the owner said of the cat's habits (product/cats 1.6, product/watches 2.10).
ALTER TABLE "animals" ADD COLUMN "shared_litter" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "answered_habits" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];
