-- Whatever writes a cat's entries raises its version: also a process of before that column, and a statement by hand. Once
-- a statement, however many entries it writes; where the cat itself is deleted, there is no row left to raise.
CREATE FUNCTION "raise_entries_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "animals" SET "entries_version" = "entries_version" + 1 WHERE "id" IN (SELECT "animal_id" FROM "changed");
  RETURN NULL;
END $$;

-- One trigger has one kind of change, if it is to see the rows.
CREATE TRIGGER "measurements_inserted" AFTER INSERT ON "measurements"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "raise_entries_version"();
CREATE TRIGGER "measurements_updated" AFTER UPDATE ON "measurements"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "raise_entries_version"();
CREATE TRIGGER "measurements_deleted" AFTER DELETE ON "measurements"
  REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "raise_entries_version"();
