-- What the owner put aside, for the journal of that day (product/watches 1.9).
ALTER TABLE "animals" ADD COLUMN "aside_log" JSONB NOT NULL DEFAULT '[]';
