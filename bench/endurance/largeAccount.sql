-- Seeds one user with :cats cats of 1,000 days each: an entry and a weighing a day, three treatments with a dose a day,
-- and a link.
SET session_replication_role = replica;

CREATE FUNCTION pg_temp.id(seed text) RETURNS uuid LANGUAGE sql AS $$ SELECT overlay(overlay(md5(seed) placing '4' from 13) placing 'a' from 17)::uuid $$;

INSERT INTO users (id, email, email_verified_at, first_name, last_name, last_active_at, created_at)
  VALUES (pg_temp.id('large'), 'user0@example.org', now(), 'Prénom', 'Nom', now(), now() - interval '4 years');

INSERT INTO refresh_families (id, user_id, remember_me, created_at, expires_at)
  VALUES (pg_temp.id('large family'), pg_temp.id('large'), true, now(), now() + interval '90 days');

CREATE TEMP TABLE cats AS SELECT n, pg_temp.id('large cat ' || n) AS id FROM generate_series(1, :cats) AS n;

INSERT INTO animals (id, user_id, name, species, gender, birth_date, created_at)
  SELECT id, pg_temp.id('large'), 'Chat ' || n, 'Chat', 'female', '2012-05-04', now() - interval '4 years' + n * interval '1 minute' FROM cats;

INSERT INTO measurements (id, animal_id, by_id, day, date, answered_at, water_ml, appetite, vomiting, hairball, urination,
    urination_ball_size, lethargy, note, quick_hydration_value, weight_grams, created_at, updated_at)
  SELECT gen_random_uuid(), id, pg_temp.id('large'), at::date, at, at, 150 + (d * 7 + n) % 120, 1 + (d + n) % 5, (d + n) % 4, (d + n) % 4 = 1, 1 + (d + n) % 4,
    (ARRAY['small', 'medium', 'large'])[1 + (d + n) % 3]::"ClumpSize", 1 + (d * 3 + n) % 5,
    CASE WHEN d % 5 = 0 THEN 'A bu au robinet, a dormi près du radiateur, a joué le soir.' END,
    CASE WHEN d % 2 = 0 THEN 'more'::"HydrationLevel" END, 4000, at, at
  FROM cats, generate_series(0, 999) AS d, LATERAL (SELECT date_trunc('day', now()) - (d + 1) * interval '1 day' + interval '7 hours' AS at) made;

INSERT INTO weights (id, animal_id, by_id, grams, date, created_at)
  SELECT gen_random_uuid(), id, pg_temp.id('large'), 4000 + 100 * (d % 5), at, at
  FROM cats, generate_series(0, 999) AS d, LATERAL (SELECT date_trunc('day', now()) - (d + 1) * interval '1 day' + interval '8 hours' AS at) made;

INSERT INTO treatments (id, animal_id, course_id, added_on, kind, name, amount, unit, plan, watched_days, first_day, created_at)
  SELECT treatment, id, treatment, current_date - 1000, kind::treatment_kind, name, amount, unit::dose_unit,
    json_build_object('kind', 'days', 'everyDays', 1, 'weekdays', '[]'::json, 'times', ARRAY[time], 'shortestHours', NULL), 3, current_date - 1000, now()
  FROM cats,
    (VALUES (1, 'medicine', 'Semintra', 2.5, 'ml', '08:00'), (2, 'medicine', 'Amlodipine', 0.625, 'mg', '20:00'), (3, 'fluids', 'Ringer', 100, 'ml', '12:00')) AS made (place, kind, name, amount, unit, time),
    LATERAL (SELECT pg_temp.id('large treatment ' || n || ' ' || place) AS treatment) ids;

INSERT INTO doses (id, animal_id, treatment_id, day, time, outcome, at, amount_ml, by_id, created_at)
  SELECT gen_random_uuid(), t.animal_id, t.id, current_date - d, time, 'given', at, CASE WHEN t.kind = 'fluids' THEN 100 END, pg_temp.id('large'), at
  FROM treatments t JOIN cats c ON c.id = t.animal_id, generate_series(0, 999) AS d,
    LATERAL (SELECT t.plan->'times'->>0 AS time) planned,
    LATERAL (SELECT date_trunc('day', now()) - d * interval '1 day' + time::interval AS at) made;

INSERT INTO share_links (id, animal_id, hash, sealed_token, created_at, expires_at)
  SELECT gen_random_uuid(), id, translate(encode(sha256((md5('token 0') || md5('more 0'))::bytea), 'base64'), '+/=', '-_'), 'unknown.', now(), now() + interval '90 days' FROM cats WHERE n = 1;
