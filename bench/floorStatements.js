// The statements are written by hand, one per request. Only the answers' columns come from the common table.

import { floorAnswers, saveParameters } from './answers.js'

const entry = `m.id AS uuid, m.day, m.date, m.answered_at AS "answeredAt", ${floorAnswers},
  m.weight_grams AS "weightGrams", m.is_offline_generated AS "isOfflineGenerated", m.revision_count AS revisions,
  m.created_at AS "createdAt", m.updated_at AS "updatedAt"`

const entries = (/** @type {string} */ count) =>
  `(SELECT json_agg(row_to_json(e)) FROM (SELECT ${entry} FROM measurements m ` +
  `WHERE m.animal_id = a.id ORDER BY m.date DESC LIMIT ${count}) e) AS measurements`
const cat = (
  /** @type {string} */ count,
) => `a.id AS uuid, a.name, a.species, a.breed, a.gender, a.birth_date AS "birthDate",
  a.vet_phone AS "vetPhone", a.created_at AS "createdAt", ${entries(count)}`

const care = `(SELECT json_agg(row_to_json(e)) FROM (SELECT t.id AS uuid, t.kind, t.name, t.amount, t.unit,
t.plan, t.first_day AS "firstDay", t.last_day AS "lastDay"
      FROM treatments t WHERE t.animal_id = a.id ORDER BY t.first_day, t.id) e) AS treatments,
    (SELECT json_agg(row_to_json(e)) FROM (SELECT d.id AS uuid, d.treatment_id AS "treatmentUuid",
    d.day, d.time, d.outcome, d.at
      FROM doses d WHERE d.animal_id = a.id AND d.day = $3::date ORDER BY d.at DESC, d.id) e) AS doses`

const user =
  `u.id AS uuid, u.email, u.first_name AS "firstName", ` +
  `u.last_name AS "lastName", u.time_zone AS "timeZone", u.created_at AS "createdAt"`
const session =
  'refresh_families f JOIN users u ON u.id = f.user_id ' +
  'WHERE f.id = $1::uuid AND f.user_id = $2::uuid AND f.revoked_at IS NULL'

const parameters = Array.from({ length: saveParameters }, (_, index) => `$${index + 3}`).join(', ')

/** Each statement returns one row with one column, `json`, as text. */
export const statements = {
  home: `SELECT row_to_json(v)::text AS json FROM (SELECT ${user},
    (SELECT json_agg(row_to_json(c)) FROM (SELECT ${cat('7')} FROM animals a WHERE a.user_id = u.id
    ORDER BY a.created_at, a.id) c) AS animals
    FROM ${session}) v`,
  care: `SELECT row_to_json(v)::text AS json FROM (SELECT u.id AS uuid,
    (SELECT json_agg(row_to_json(c)) FROM (SELECT ${cat('7')}, ${care} FROM animals a
    WHERE a.user_id = u.id ORDER BY a.created_at, a.id) c) AS animals
    FROM ${session}) v`,
  circle: `SELECT row_to_json(v)::text AS json FROM (SELECT ${user},
    (SELECT json_agg(row_to_json(c)) FROM (SELECT ${cat('7')} FROM
      (SELECT id FROM animals WHERE user_id = u.id UNION ALL SELECT h.animal_id FROM memberships h
      WHERE h.user_id = u.id) visible JOIN animals a ON a.id = visible.id
      ORDER BY a.user_id <> u.id, a.created_at, a.id) c) AS animals
    FROM ${session}) v`,
  cat: `SELECT row_to_json(c)::text AS json FROM (SELECT ${cat('$4::int')} FROM animals a
    WHERE a.id = $3::uuid AND a.user_id = (SELECT u.id FROM ${session})) c`,
  shared: `WITH opened AS (
      UPDATE share_links SET access_count = access_count + 1, last_accessed_at = now()
      WHERE hash = translate(encode(sha256($1::bytea), 'base64'), '+/=', '-_')
      AND revoked_at IS NULL AND expires_at > now() RETURNING animal_id)
    SELECT row_to_json(c)::text AS json FROM (SELECT a.name, a.breed, a.gender,
    ${entries('7')} FROM opened JOIN animals a ON a.id = opened.animal_id) c`,
  save: `SELECT row_to_json(e)::text AS json FROM
    (SELECT set_config('jwt.claims.fam', $1, true), set_config('jwt.claims.sub', $2, true))
    AS claims(fam, sub),
    LATERAL (SELECT ${entry} FROM save_entry(${parameters}) m
    WHERE claims.fam IS NOT NULL AND claims.sub IS NOT NULL) e`,
}
