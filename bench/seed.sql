-- Seeds :user_count users, each with 1–4 cats. The default of 2,000 users has 5,000 cats and about a million entries.
-- Of each 40 households, one has ten years of entries, eight have a year, and fifteen a month. Sixteen have two months
-- that ended a month ago: the bench saves entries for these. Three of those with a month have treatments, and three
-- others share their cats.
-- Foreign keys are not checked, since a check per row would double the time.
SET session_replication_role = replica;

-- Returns the same id each time, of the product's UUID version.
CREATE FUNCTION pg_temp.id(seed text) RETURNS uuid LANGUAGE sql AS $$ SELECT overlay(overlay(md5(seed) placing '4' from 13) placing 'a' from 17)::uuid $$;

CREATE TEMP TABLE seeded_users AS
  SELECT n, pg_temp.id('user ' || n) AS id, 1 + n % 4 AS cats,
    CASE WHEN part = 0 THEN 3650 WHEN part <= 8 THEN 365 WHEN part % 2 = 0 THEN 30 ELSE 60 END AS entries, part IN (10, 20, 30) AS is_cared,
    CASE WHEN part IN (12, 22, 32) AND n % 4 < 3 THEN n / 4 END AS circle
  FROM (SELECT n, (n / 4) % 40 AS part FROM generate_series(0, :user_count - 1) AS n) numbered;

INSERT INTO users (id, email, email_verified_at, first_name, last_name, last_active_at, created_at, in_circles)
  SELECT id, 'user' || n || '@example.org', now(), 'Prénom ' || n, 'Nom ' || n, now(), now() - interval '11 years', circle IS NOT NULL FROM seeded_users;

INSERT INTO refresh_families (id, user_id, remember_me, created_at, expires_at)
  SELECT pg_temp.id('family ' || n), id, true, now(), now() + interval '90 days' FROM seeded_users;

CREATE TEMP TABLE cats AS
  SELECT pg_temp.id('cat ' || p.n || ' ' || c) AS id, pg_temp.id('photo ' || p.n || ' ' || c) AS photo, p.id AS user_id, p.n, c, p.entries
  FROM seeded_users p, generate_series(1, p.cats) AS c;

INSERT INTO photos (id, key, user_id, large, small, created_at)
  SELECT photo, md5('key ' || n || ' ' || c), user_id, '', '', now() FROM cats WHERE c = 1;

INSERT INTO animals (id, user_id, name, species, breed, gender, birth_date, vet_phone, photo_id, created_at)
  SELECT id, user_id, 'Chat ' || c, 'Chat', CASE WHEN c % 2 = 0 THEN 'Européen' END, (CASE WHEN c % 2 = 0 THEN 'female' ELSE 'male' END)::"Gender",
    '2012-05-04', '+33 1 23 45 67 89', CASE WHEN c = 1 THEN photo END, now() - interval '11 years' + c * interval '1 day'
  FROM cats;

-- Each circle has three users, who share five of their cats.
INSERT INTO memberships (id, animal_id, user_id, role, joined_at)
  SELECT gen_random_uuid(), c.id, other.id, 'carer', now()
  FROM cats c JOIN seeded_users p ON p.id = c.user_id JOIN seeded_users other ON other.circle = p.circle AND other.id <> p.id WHERE c.c <= 2;

INSERT INTO weights (id, animal_id, grams, date, created_at)
  SELECT gen_random_uuid(), id, 4000 + 100 * (w % 5), now() - interval '10 years' - w * interval '30 days', now() FROM cats, generate_series(0, 5) AS w;

INSERT INTO measurements (id, animal_id, day, date, answered_at, water_ml, appetite, vomiting, hairball, urination, straining,
    urination_ball_size, lethargy, note, quick_hydration_value, weight_grams, created_at, updated_at)
  SELECT gen_random_uuid(), id, at::date, at, at, 150 + (d * 7 + n) % 120,
    -- The last day has a low appetite, so that a saved entry is the second such day.
    CASE WHEN entries = 60 AND d = 31 THEN 2 ELSE 1 + (d + n) % 5 END, (d + n) % 4, (d + n) % 4 = 1, 1 + (d + n) % 4, (d + n) % 9 = 0,
    (ARRAY['small', 'medium', 'large'])[1 + (d + n) % 3]::"ClumpSize", 1 + (d * 3 + n) % 5,
    CASE WHEN d % 5 = 0 THEN 'A bu au robinet, a dormi près du radiateur, a joué le soir.' END,
    CASE WHEN d % 2 = 0 THEN 'more'::"HydrationLevel" END, 4000, at, at
  FROM cats, generate_series(CASE WHEN entries = 60 THEN 31 ELSE 0 END, CASE WHEN entries = 60 THEN 90 ELSE entries - 1 END) AS d,
    -- The instants are rounded to the column's millisecond. All are a day old, since this morning's could be in the
    -- future of a run at night.
    LATERAL (SELECT date_trunc('day', now()) - (d + 1) * interval '1 day' + interval '7 hours' + (n % 60) * interval '1 minute' AS at) made;

-- In three of forty households, each cat has three treatments with a dose a day for 90 days, including today.
INSERT INTO treatments (id, animal_id, course_id, added_on, kind, name, amount, unit, plan, watched_days, first_day, created_at)
  SELECT treatment, cat, treatment, current_date - 93, kind::treatment_kind, name, amount, unit::dose_unit,
    json_build_object('kind', 'days', 'everyDays', 1, 'weekdays', '[]'::json, 'times', ARRAY[time], 'shortestHours', NULL), 3, current_date - 93 + place, now()
  FROM cats c JOIN seeded_users p ON p.id = c.user_id AND p.is_cared,
    (VALUES (1, 'medicine', 'Semintra', 2.5, 'ml', '08:00'), (2, 'medicine', 'Ipakitine', 1, 'sachet', '12:00'), (3, 'medicine', 'Amlodipine', 0.625, 'mg', '20:00')) AS made (place, kind, name, amount, unit, time),
    LATERAL (SELECT c.id AS cat, pg_temp.id('treatment ' || c.n || ' ' || c.c || ' ' || place) AS treatment) ids;

INSERT INTO doses (id, animal_id, treatment_id, day, time, outcome, at, by_id, created_at)
  SELECT gen_random_uuid(), t.animal_id, t.id, current_date - d, time, 'given', at, a.user_id, at
  FROM treatments t JOIN animals a ON a.id = t.animal_id, generate_series(0, 89) AS d,
    LATERAL (SELECT t.plan->'times'->>0 AS time) planned,
    LATERAL (SELECT date_trunc('day', now()) - d * interval '1 day' + time::interval AS at) made;

INSERT INTO alert_records (id, animal_id, day, rule, type, severity, message, date)
  SELECT gen_random_uuid(), animal_id, day, 'vomiting-red', 'critical', 'red', 'Vomissements répétés', date FROM measurements WHERE vomiting = 3;

-- bench/users.js makes the tokens. The sealed token is invalid, since no owner reads it again.
INSERT INTO share_links (id, animal_id, hash, sealed_token, created_at, expires_at)
  SELECT gen_random_uuid(), id, translate(encode(sha256((md5('token ' || n) || md5('more ' || n))::bytea), 'base64'), '+/=', '-_'), 'unknown.', now(), now() + interval '90 days' FROM cats WHERE c = 1;
