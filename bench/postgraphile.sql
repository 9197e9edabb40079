-- The set-up of an integrator of PostGraphile: two roles, row-level security like its documentation recommends, and a
-- function for each operation that needs more than one table.
CREATE ROLE bench_owner;
CREATE ROLE bench_visitor;
GRANT SELECT ON users, animals, measurements, weights, treatments, doses TO bench_owner;
GRANT SELECT ON animals, measurements TO bench_visitor;

-- Returns the token's user while the session is open.
CREATE FUNCTION current_user_id() RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER AS $$
  SELECT user_id FROM refresh_families WHERE id = nullif(current_setting('jwt.claims.fam', true), '')::uuid
    AND user_id = nullif(current_setting('jwt.claims.sub', true), '')::uuid AND revoked_at IS NULL $$;
CREATE FUNCTION current_animal_ids() RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER AS $$
  SELECT id FROM animals WHERE user_id = (SELECT current_user_id()) $$;
CREATE FUNCTION shared_animal_id() RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER AS $$
  SELECT animal_id FROM share_links WHERE hash = translate(encode(sha256(current_setting('bench.share_token', true)::bytea), 'base64'), '+/=', '-_') AND revoked_at IS NULL AND expires_at > now() $$;

ALTER TABLE users ENABLE ROW LEVEL SECURITY;
ALTER TABLE animals ENABLE ROW LEVEL SECURITY;
ALTER TABLE measurements ENABLE ROW LEVEL SECURITY;
ALTER TABLE weights ENABLE ROW LEVEL SECURITY;
ALTER TABLE treatments ENABLE ROW LEVEL SECURITY;
ALTER TABLE doses ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON users TO bench_owner USING (id = (SELECT current_user_id()));
CREATE POLICY own ON animals TO bench_owner USING (user_id = (SELECT current_user_id()));
CREATE POLICY own ON measurements TO bench_owner USING (animal_id IN (SELECT current_animal_ids()));
CREATE POLICY own ON weights TO bench_owner USING (animal_id IN (SELECT current_animal_ids()));
CREATE POLICY own ON treatments TO bench_owner USING (animal_id IN (SELECT current_animal_ids()));
CREATE POLICY own ON doses TO bench_owner USING (animal_id IN (SELECT current_animal_ids()));
CREATE POLICY shared ON animals TO bench_visitor USING (id = (SELECT shared_animal_id()));
CREATE POLICY shared ON measurements TO bench_visitor USING (animal_id = (SELECT shared_animal_id()));

CREATE FUNCTION viewer() RETURNS users LANGUAGE sql STABLE AS $$ SELECT * FROM users WHERE id = (SELECT current_user_id()) $$;

-- Returns the cat of the share link, and counts the access.
CREATE FUNCTION open_shared() RETURNS animals LANGUAGE plpgsql VOLATILE SECURITY DEFINER AS $$
DECLARE found animals;
BEGIN
  UPDATE share_links s SET access_count = access_count + 1, last_accessed_at = now() FROM animals a
    WHERE s.hash = translate(encode(sha256(current_setting('bench.share_token', true)::bytea), 'base64'), '+/=', '-_') AND s.revoked_at IS NULL AND s.expires_at > now() AND a.id = s.animal_id
    RETURNING a.* INTO found;
  RETURN found;
END $$;

-- Saves the entry of one day with all answers (answers.js), in the steps and rows of the product. The alerts are a
-- parameter, since this database has no rules.
CREATE FUNCTION save_entry(animal uuid, entry uuid, at timestamptz, :parameters, alerts json)
RETURNS measurements LANGUAGE plpgsql VOLATILE SECURITY DEFINER AS $$
DECLARE
  zone text;
  saved measurements;
  neighbour record;
BEGIN
  SELECT u.time_zone INTO zone FROM users u JOIN animals a ON a.user_id = u.id WHERE a.id = animal AND u.id = (SELECT current_user_id()) FOR UPDATE OF a;
  IF zone IS NULL THEN RAISE EXCEPTION 'No such cat'; END IF;
  SELECT m.* INTO saved FROM measurements m WHERE m.animal_id = animal
    AND (m.id = entry OR m.id = (SELECT l.measurement_id FROM measurement_aliases l WHERE l.animal_id = animal AND l.alias = entry));
  IF FOUND THEN RETURN saved; END IF;
  PERFORM 1 FROM measurements m WHERE m.animal_id = animal AND m.day = (at AT TIME ZONE zone)::date;
  IF FOUND THEN RAISE EXCEPTION 'The day has an entry'; END IF;
  INSERT INTO measurements (id, animal_id, by_id, day, date, answered_at, :columns, weight_grams, created_at, updated_at)
    VALUES (CASE WHEN EXISTS (SELECT 1 FROM measurements m WHERE m.id = entry) THEN gen_random_uuid() ELSE entry END,
      animal, current_user_id(), (at AT TIME ZONE zone)::date, at, now(), :values,
      coalesce((SELECT w.grams FROM weights w WHERE w.animal_id = animal AND w.date <= at ORDER BY w.date DESC, w.created_at DESC LIMIT 1),
        (SELECT w.grams FROM weights w WHERE w.animal_id = animal ORDER BY w.date LIMIT 1)), now(), now())
    RETURNING * INTO saved;
  INSERT INTO measurement_aliases (animal_id, alias, measurement_id) SELECT animal, entry, saved.id WHERE saved.id <> entry;
  FOR neighbour IN (SELECT m.* FROM measurements m WHERE m.animal_id = animal AND m.date < at ORDER BY m.date DESC LIMIT 1)
    UNION ALL (SELECT m.* FROM measurements m WHERE m.animal_id = animal AND m.date > at ORDER BY m.date LIMIT 1) LOOP END LOOP;
  DELETE FROM alert_records r WHERE r.animal_id = animal AND r.day = saved.day AND r.rule NOT IN (SELECT one->>'rule' FROM json_array_elements(alerts) one);
  INSERT INTO alert_records (id, animal_id, day, rule, type, severity, message, date)
    SELECT gen_random_uuid(), animal, saved.day, one->>'rule', (one->>'type')::"AlertType", (one->>'severity')::"AlertSeverity", one->>'message', at
    FROM json_array_elements(alerts) one
    ON CONFLICT (animal_id, day, rule) DO UPDATE SET type = excluded.type, severity = excluded.severity, message = excluded.message, date = excluded.date;
  RETURN saved;
END $$;
