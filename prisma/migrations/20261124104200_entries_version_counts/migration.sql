-- The version grows by each entry that a statement writes, so that it is never below the number of entries: a save counts
-- them only where the version reaches the quota (limits/quotas.ts).
CREATE OR REPLACE FUNCTION "raise_entries_version"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE "animals" SET "entries_version" = "entries_version" + c."count"
    FROM (SELECT "animal_id", count(*)::int AS "count" FROM "changed" GROUP BY "animal_id") c WHERE "id" = c."animal_id";
  RETURN NULL;
END $$;

UPDATE "animals" SET "entries_version" = c."count"
  FROM (SELECT "animal_id", count(*)::int AS "count" FROM "measurements" GROUP BY "animal_id") c
  WHERE "id" = c."animal_id" AND "entries_version" < c."count";
