-- A vet can propose a treatment whose doses must not be missed (product/sharing 7.1).
ALTER TABLE "vet_proposals"
  DROP CONSTRAINT "vet_proposals_accepted_known",
  ADD CONSTRAINT "vet_proposals_accepted_known" CHECK ("accepted" IS NOT NULL AND "accepted" <@ ARRAY['weight', 'loss', 'urinations', 'check', 'phone', 'must_not_miss']);
