import type { Household } from './household'
import type { TestApp } from './testApp'

/** Fills every quota of an owner, of the cat, of its entry and of its share link, by copies of one row of each. */
export async function fillQuotas(
  { database, services: { prisma } }: TestApp,
  { user, cat, measurement, shareLink }: Household,
): Promise<void> {
  const copy = async (table: string, where: string, count: number, changes = '') =>
    await database.connection((connection) =>
      connection.run(`INSERT INTO ${table} SELECT (jsonb_populate_record(NULL::${table}, to_jsonb(one)
        || jsonb_build_object('id', gen_random_uuid() ${changes && `, ${changes}`}))).*
        FROM (SELECT * FROM ${table} WHERE ${where} LIMIT 1) AS one, generate_series(1, ${count}) AS n`),
    )
  const ofCat = `animal_id = '${cat}'`
  await prisma.measurement.update({ where: { id: measurement }, data: { revisionCount: 50 } })
  const pastDay = `date '2000-01-01' - n`
  await copy('measurements', ofCat, 20_000, `'day', ${pastDay}, 'date', ${pastDay}`)
  await copy('weights', ofCat, 20_000)
  await copy('lab_results', ofCat, 200)
  await copy('treatments', ofCat, 200, `'course_id', gen_random_uuid()`)
  await copy('share_links', ofCat, 20, `'hash', gen_random_uuid()`)
  await copy('invitations', ofCat, 10, `'hash', gen_random_uuid()`)
  await copy('vet_proposals', ofCat, 5, `'link_id', '${shareLink.id}'`)
  await copy('animals', `id = '${cat}'`, 50)
  await copy('users', `id = '${user.id}'`, 10, `'email', gen_random_uuid(), 'google_id', NULL`)
  await database.connection((connection) =>
    connection.run(`INSERT INTO memberships (id, animal_id, user_id, role, joined_at)
      SELECT gen_random_uuid(), '${cat}', id, 'carer', now() FROM users
      WHERE created_at = (SELECT created_at FROM users WHERE id = '${user.id}') AND id <> '${user.id}' LIMIT 10`),
  )
}
