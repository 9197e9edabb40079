-- AlterTable
ALTER TABLE "users" ADD COLUMN "in_circles" BOOLEAN NOT NULL DEFAULT false;

-- Whatever makes a membership tells both people's rows, in one order, so that two do not wait for each other.
CREATE FUNCTION "tell_in_circles"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "users" WHERE "id" IN (NEW."user_id", (SELECT "user_id" FROM "animals" WHERE "id" = NEW."animal_id")) AND NOT "in_circles"
    ORDER BY "id" FOR NO KEY UPDATE;
  UPDATE "users" SET "in_circles" = true
    WHERE "id" IN (NEW."user_id", (SELECT "user_id" FROM "animals" WHERE "id" = NEW."animal_id")) AND NOT "in_circles";
  RETURN NULL;
END $$;

CREATE TRIGGER "memberships_inserted" AFTER INSERT ON "memberships" FOR EACH ROW EXECUTE FUNCTION "tell_in_circles"();

UPDATE "users" SET "in_circles" = true WHERE "id" IN (
  SELECT "user_id" FROM "memberships"
  UNION SELECT a."user_id" FROM "memberships" m JOIN "animals" a ON a."id" = m."animal_id"
  UNION SELECT a."user_id" FROM "measurements" e JOIN "animals" a ON a."id" = e."animal_id" WHERE e."by_id" <> a."user_id");
