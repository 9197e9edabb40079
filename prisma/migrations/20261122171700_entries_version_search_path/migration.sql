-- A restored dump, or a client of another search path, writes entries without finding "animals".
ALTER FUNCTION "raise_entries_version"() SET search_path FROM CURRENT;
