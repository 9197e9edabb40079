import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createOwner, type TestOwner } from '../testing/owner'
import { createSecondApp, createTestApp, type TestApp } from '../testing/testApp'
import { countWaitingStatements } from '../testing/waitingStatements'

// A helper saves while being removed, on two processes with one database (product/circle 1.2).

const rounds = 25
const now = new Date('2026-03-10T09:00:00Z')

let app: TestApp
let second: TestApp
let owner: TestOwner
let carer: TestOwner
beforeAll(async () => {
  app = await createTestApp()
  app.clock.now = now
  second = await createSecondApp(app)
})
beforeEach(
  async () => void ([owner, carer] = await Promise.all([createOwner(app), createOwner(app)])),
)
afterAll(async () => {
  await second.close()
  await app.close()
})

async function join(cat: string, offer: object = { role: 'carer' }): Promise<void> {
  const { data } = await owner.mutate('inviteToCircle', { animalUuid: cat, ...offer }, 'link')
  expect(
    (
      await carer.mutate(
        'acceptInvitation',
        { token: data.inviteToCircle.link.split('/').at(-1) },
        'animal { uuid }',
      )
    ).errors,
  ).toBeUndefined()
}

/** A cat with a treatment, and the carer in its circle. */
async function createCaredCat() {
  const cat = await owner.addCat()
  const treatment = {
    animalUuid: cat,
    kind: 'medicine',
    name: 'Semintra',
    plan: { kind: 'needed' },
    firstDay: '2026-03-01',
  }
  const { uuid } = (await owner.mutate('addTreatment', treatment, 'treatment { uuid }')).data
    .addTreatment.treatment
  await join(cat)
  const { data } = await owner.graphql(
    'query ($cat: ID!) { animal(uuid: $cat) { circle { uuid } } }',
    { cat },
  )
  return { cat, treatment: uuid as string, member: data.animal.circle[0].uuid as string }
}

/**
 * Returns what the carer has stored on the cat, by id, with the answer of an entry. Each save
 * leaves another value.
 */
async function storedByCarer(cat: string): Promise<string[]> {
  const { prisma } = app.services
  const { id: byId } = await prisma.user.findUniqueOrThrow({ where: { email: carer.email } })
  const where = { animalId: cat, byId }
  const [weights, doses, entries, revisions] = await Promise.all([
    prisma.weight.findMany({ where }),
    prisma.dose.findMany({ where }),
    prisma.measurement.findMany({ where }),
    prisma.measurementRevision.findMany({ where: { byId, measurement: { animalId: cat } } }),
  ])
  const notes = [
    ...entries.map(({ note }) => note),
    ...revisions.map(({ answers }) => answers.note),
  ]
  return [...[...weights, ...doses].map(({ id }) => id), ...notes.map(String)].toSorted()
}

/** Saves as the carer, one of each kind in turn and on both processes, until a save is refused. */
function savesOf({ cat, treatment }: { cat: string; treatment: string }) {
  const saved: string[] = []
  const codes = new Set<string>()
  const state = { isOver: false, lateSaves: 0 }
  const inputs = {
    AddWeight: (uuid: string) => ({ animalUuid: cat, uuid, weight: '4.2' }),
    NoteDose: (uuid: string) => ({
      animalUuid: cat,
      uuid,
      treatmentUuid: treatment,
      day: '2026-03-10',
      outcome: 'given',
      confirmed: true,
    }),
    CreateMeasurement: (note: string) => ({ animalUuid: cat, note }),
  }
  const run = async (name: keyof typeof inputs, at: TestApp, stop: () => boolean) => {
    const token = await carer.token()
    const document = `mutation ($input: ${name}Input!)
      { it: ${name[0]!.toLowerCase()}${name.slice(1)}(input: $input) { __typename } }`
    while (!stop()) {
      const [mark, sentLate] = [crypto.randomUUID(), state.isOver]
      const { errors } = await at.graphql(document, { input: inputs[name](mark) }, token)
      if (errors) return void codes.add(errors[0]!.extensions.code)
      saved.push(mark)
      if (sentLate) state.lateSaves += 1
    }
  }
  const begin = (stop = () => false) =>
    Promise.all(
      (['AddWeight', 'NoteDose', 'CreateMeasurement', 'CreateMeasurement'] as const).map(
        (name, index) => run(name, index % 2 ? app : second, stop),
      ),
    )
  return { saved, codes, state, begin }
}

test.each([
  [
    'the owner removes the carer',
    ({ cat, member }) =>
      owner.mutate('removeFromCircle', { animalUuid: cat, uuid: member }, 'animal { uuid }'),
  ],
  ['the carer leaves', ({ cat }) => carer.mutate('leaveCircle', { animalUuid: cat }, 'leftId')],
] satisfies [string, (of: Awaited<ReturnType<typeof createCaredCat>>) => Promise<unknown>][])(
  '%s during saves: acknowledged saves are stored, and later ones are refused',
  async (_, end) => {
    for (let round = 0; round < rounds; round += 1) {
      const of = await createCaredCat()
      const { saved, codes, state, begin } = savesOf(of)
      const saving = begin()
      await wait(5 + round * 3)
      await end(of)
      state.isOver = true
      const then = await storedByCarer(of.cat)
      await saving
      expect([...codes]).toEqual(['NOT_FOUND'])
      expect(state.lateSaves).toBe(0)
      expect(await storedByCarer(of.cat)).toEqual(then)
      expect(then).toEqual(saved.toSorted())
    }
  },
  120_000,
)

test('the role changes during saves: every save is stored', async () => {
  const of = await createCaredCat()
  const { saved, codes, begin } = savesOf(of)
  let isOver = false
  // An entry takes 50 corrections, of which the next is refused.
  const saving = begin(() => isOver || saved.length >= 40)
  for (let round = 0; round < rounds; round += 1)
    await join(of.cat, round % 2 ? { role: 'carer' } : { role: 'sitter', lastDay: '2026-03-12' })
  isOver = true
  await saving
  expect([...codes]).toEqual([])
  expect(saved.length).toBeGreaterThan(rounds)
  expect(await storedByCarer(of.cat)).toEqual(saved.toSorted())
}, 120_000)

test('an invitation that the owner withdraws while it is accepted is no longer valid', async () => {
  const cat = await owner.addCat()
  const { data } = await owner.mutate('inviteToCircle', { animalUuid: cat, role: 'carer' }, 'link')
  const token = data.inviteToCircle.link.split('/').at(-1)
  const acceptance = await app.database.connection(async (withdrawal) => {
    await withdrawal.run('BEGIN')
    await withdrawal.rows('DELETE FROM invitations WHERE animal_id = $1', [cat])
    const accepting = carer.mutate('acceptInvitation', { token }, 'animal { uuid }')
    await expect.poll(() => countWaitingStatements(app), { timeout: 15_000 }).toBe(1)
    await withdrawal.run('COMMIT')
    return await accepting
  })
  expect(acceptance.errors?.[0]).toMatchObject({
    message: 'Cette invitation n’est plus valable',
    extensions: { code: 'NOT_FOUND' },
  })
  expect(await app.services.prisma.membership.count({ where: { animalId: cat } })).toBe(0)
})

test('a member who is removed meanwhile leaves no choice of reminders', async () => {
  const { cat } = await createCaredCat()
  const { id: userId } = await app.services.prisma.user.findUniqueOrThrow({
    where: { email: carer.email },
  })
  const choice = {
    animalUuid: cat,
    questionsAt: '19:00',
    doses: true,
    weighing: true,
    byMail: false,
    quietFrom: '22:00',
    quietUntil: '07:00',
  }
  const choosing = await app.database.connection(async (removal) => {
    await removal.run('BEGIN')
    await removal.rows('SELECT 1 FROM animals WHERE id = $1 FOR NO KEY UPDATE', [cat])
    await removal.rows('DELETE FROM memberships WHERE animal_id = $1', [cat])
    await removal.rows('DELETE FROM reminder_choices WHERE animal_id = $1', [cat])
    const response = carer.mutate('setReminders', choice, 'animal { uuid }')
    await Promise.race([
      response,
      expect.poll(() => countWaitingStatements(app), { timeout: 15_000 }).toBe(1),
    ])
    await removal.run('COMMIT')
    return await response
  })
  expect(choosing.errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  expect(await app.services.prisma.reminderChoice.count({ where: { userId } })).toBe(0)
})
