-- The day on which a vet saw a loss of weight (product/watches 3.5).
ALTER TABLE "animals" ADD COLUMN "loss_seen_on" DATE;
