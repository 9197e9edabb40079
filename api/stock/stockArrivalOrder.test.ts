import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#shared/base/time'
import { semintra, today } from '../testing/calls/careCalls'
import { createInviter } from '../testing/circle'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

// The owner and a carer note what they did, offline, and send it late, in any order and repeatedly.

let app: TestApp
let owner: TestOwner
let carer: TestOwner
let cat: string

const start = new Date('2025-03-12T08:00:00Z')

beforeAll(async () => {
  app = await createTestApp()
  app.clock.now = start
  owner = await createOwner(app)
  carer = await createOwner(app)
  cat = await owner.addCat()
  await createInviter(() => ({ owner, cat })).join(carer)
})
afterAll(() => app.close())

async function startStock() {
  app.clock.now = start
  const added = await owner.mutate(
    'addTreatment',
    { animalUuid: cat, ...semintra },
    'treatment { uuid course }',
  )
  const { uuid: treatmentUuid, course } = added.data.addTreatment.treatment
  const terms = { animalUuid: cat, courseUuid: course, unit: 'dose', amount: 50 }
  await owner.mutate('setStock', terms, 'stock { level }')
  app.clock.now = new Date('2025-03-16T20:00:00Z')
  return { course, treatmentUuid }
}

const anyEvent = fc.oneof(
  fc.record({
    what: fc.constant('dose' as const),
    daysAgo: fc.integer({ min: 0, max: 6 }),
    outcome: fc.constantFrom('given' as const, 'given' as const, 'skipped' as const),
    isUndone: fc.boolean(),
  }),
  fc.record({
    what: fc.constant('change' as const),
    amount: fc.integer({ min: -3, max: 9 }).filter((amount) => amount !== 0),
  }),
)
const anyStory = fc
  .array(fc.tuple(anyEvent, fc.boolean()), { maxLength: 5 })
  .map((events) =>
    events.map(([event, byCarer]) => ({ event, byCarer, uuid: crypto.randomUUID() })),
  )
  .chain((events) => {
    const sent = events.flatMap((one) => [
      { ...one, undoes: false },
      { ...one, undoes: false },
      ...(one.event.what === 'dose' && one.event.isUndone ? [{ ...one, undoes: true }] : []),
    ])
    return fc.tuple(
      fc.constant(events),
      fc.shuffledSubarray(sent, { minLength: sent.length, maxLength: sent.length }),
    )
  })

test('what is left is renewals and corrections less given doses, whatever the order and the repeats', async () => {
  await fc.assert(
    fc.asyncProperty(anyStory, async ([events, sent]) => {
      const { course, treatmentUuid } = await startStock()
      for (const { event, byCarer, uuid, undoes } of sent) {
        const who = byCarer ? carer : owner
        if (event.what === 'change')
          await who.mutate(
            'noteStockChange',
            {
              animalUuid: cat,
              courseUuid: course,
              uuid,
              kind: event.amount > 0 ? 'renewed' : 'corrected',
              amount: event.amount,
            },
            'stock { level }',
          )
        else if (undoes)
          await who.mutate(
            'undoDose',
            { animalUuid: cat, uuid, acceptUnknown: true },
            'animal { uuid }',
          )
        else {
          const day = addDays(today, -event.daysAgo)
          await who.mutate(
            'noteDose',
            {
              animalUuid: cat,
              treatmentUuid,
              uuid,
              day,
              time: '08:00',
              outcome: event.outcome,
              at: `${day}T10:00:00Z`,
              confirmed: true,
            },
            'dose { uuid }',
          )
        }
      }
      const expected = events.reduce((level, { event }) => {
        if (event.what === 'change') return level + event.amount
        const counts =
          event.outcome === 'given' &&
          !event.isUndone &&
          addDays(today, -event.daysAgo) >= '2025-03-12'
        return counts ? level - 1 : level
      }, 50)
      const { data } = await carer.graphql(
        'query ($id: ID!) { animal(uuid: $id) { stocks { course level } } }',
        { id: cat },
      )
      expect(data.animal.stocks).toContainEqual({ course, level: expected })
    }),
    { numRuns: 8 },
  )
}, 60_000)
