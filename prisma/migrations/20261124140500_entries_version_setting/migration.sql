-- A save raises the version itself and says so by a setting of its transaction (api: writeEntry), so that these
-- triggers, a quarter of its statement's cost, need not run. They raise the version for every other write to entries.
DROP TRIGGER "measurements_inserted" ON "measurements";
CREATE TRIGGER "measurements_inserted" AFTER INSERT ON "measurements"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT
  WHEN (current_setting('nephrochat.version_is_raised', true) IS DISTINCT FROM 'yes')
  EXECUTE FUNCTION "raise_entries_version"();
DROP TRIGGER "measurements_updated" ON "measurements";
CREATE TRIGGER "measurements_updated" AFTER UPDATE ON "measurements"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT
  WHEN (current_setting('nephrochat.version_is_raised', true) IS DISTINCT FROM 'yes')
  EXECUTE FUNCTION "raise_entries_version"();
DROP TRIGGER "measurements_deleted" ON "measurements";
CREATE TRIGGER "measurements_deleted" AFTER DELETE ON "measurements"
  REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT
  WHEN (current_setting('nephrochat.version_is_raised', true) IS DISTINCT FROM 'yes')
  EXECUTE FUNCTION "raise_entries_version"();
