-- More quantities than the eleven of before (shared/labs/quantities.ts). Each is at most once in a
-- result, so the limit only bounds a faulty write.
ALTER TABLE "lab_results"
    DROP CONSTRAINT "lab_results_with_values",
    ADD CONSTRAINT "lab_results_with_values" CHECK (jsonb_typeof("values") = 'array' AND jsonb_array_length("values") BETWEEN 1 AND 40);
