import { createOwnedRows, type OwnedRows } from './household'
import type { TestApp } from './testApp'

interface Quota {
  /** Selects the row that is copied. */
  where: (household: OwnedRows) => string
  count: number
  /** SQL expressions of the columns that differ in each copy; `n` counts the copies. */
  changes?: Record<string, string>
}

const catCondition = ({ cat }: OwnedRows) => `animal_id = '${cat}'`
const newId = 'gen_random_uuid()'
const pastDay = `date '2000-01-01' - n`

const quotas = {
  animals: { where: ({ cat }) => `id = '${cat}'`, count: 50 },
  measurements: { where: catCondition, count: 20_000, changes: { day: pastDay, date: pastDay } },
  weights: { where: catCondition, count: 20_000 },
  lab_results: { where: catCondition, count: 200 },
  treatments: { where: catCondition, count: 200, changes: { course_id: newId } },
  stock_changes: { where: catCondition, count: 4_000 },
  share_links: { where: catCondition, count: 20, changes: { hash: newId } },
  invitations: { where: catCondition, count: 10, changes: { hash: newId } },
  vet_proposals: { where: catCondition, count: 5 },
  refresh_tokens: {
    where: ({ session }) => `family_id = '${session}'`,
    count: 600,
    changes: { hash: newId },
  },
} satisfies Record<string, Quota>

export type CopiedTable = keyof typeof quotas

/** Fills the quota of a table for an owner or the owner's cat, by copies of one row. */
export async function fillQuota(
  { database }: TestApp,
  household: OwnedRows,
  table: CopiedTable,
): Promise<void> {
  const { where, count, changes }: Quota = quotas[table]
  const changed: Record<string, string> = { id: newId, ...changes }
  await database.connection(async ({ rows, run }) => {
    const columns = await rows<{ name: string }>(`SELECT attname AS name FROM pg_attribute
      WHERE attrelid = '${table}'::regclass AND attnum > 0 AND NOT attisdropped`)
    const names = columns.map(({ name }) => name)
    await run(`INSERT INTO ${table} (${names.map((name) => `"${name}"`).join()})
      SELECT ${names.map((name) => changed[name] ?? `"${name}"`).join()}
      FROM (SELECT * FROM ${table} WHERE ${where(household)} LIMIT 1) AS original,
        generate_series(1, ${count}) AS n`)
  })
}

/** Lets ten other owners care for the cat: as many as it may have. */
export async function fillCircle(app: TestApp, { cat }: OwnedRows): Promise<void> {
  const { services, clock } = app
  const joinedAt = clock.now
  await services.prisma.membership.createMany({
    data: (await createOwnedRows(app, 10)).map(({ user }) => ({
      animalId: cat,
      userId: user.id,
      role: 'carer' as const,
      joinedAt,
    })),
  })
}
