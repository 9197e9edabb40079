import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#shared/base/duration'
import { createProposalCalls, martin } from '../testing/calls/proposalCalls'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

// Tests the decisions of the owner on a vet's proposals (product/sharing 7).

let app: TestApp
let owner: TestOwner
let cat: string
let token: string
const start = new Date('2025-03-16T08:00:00Z')

beforeAll(async () => {
  app = await createTestApp()
  app.clock.now = start
  owner = await createOwner(app)
})
beforeEach(async () => {
  app.clock.now = start
  cat = await owner.addCat({ weight: '4.2' })
  token = await share()
})
afterAll(() => app.close())

const { share, leave, read, proposals, watches, decide } = createProposalCalls(() => ({
  app,
  owner,
  cat,
  token,
}))

describe('the owner decides', () => {
  test('only accepted numbers apply, once, with the vet’s name in the reason', async () => {
    await leave({ ...martin, urinations: 6, phone: '01 02 03 04 05' })
    const { animal, vetProposal } = await decide(['weight', 'phone'])
    expect(animal).toEqual({
      proposedBy: null,
      vetPhone: '01 02 03 04 05',
      vetLimits: [{ part: 'weight', value: '4.25', days: null, since: '2025-03-16' }],
    })
    expect(vetProposal).toEqual({ accepted: ['weight', 'phone'], decidedOn: '2025-03-16' })
    expect(await watches()).toEqual([
      {
        rule: 'weight-under-threshold',
        level: 'red',
        reasons: [
          { label: 'Poids\u00a0: 4,2 kg' },
          { label: 'Seuil fixé avec votre vétérinaire le 16/03\u00a0: 4,25 kg' },
        ],
      },
    ])
    expect((await decide(['urinations'])).vetProposal.accepted).toEqual(['weight', 'phone'])
  })

  test('a declined number never applies, and a newer number replaces an older one', async () => {
    await leave()
    expect((await decide([])).animal.vetLimits).toEqual([])
    await leave({ ...martin, weight: '3' })
    await decide(['weight', 'check'])
    await leave({ ...martin, weight: '3.2', nextCheck: '2025-04-16' })
    expect(
      (await decide(['weight', 'check'])).animal.vetLimits.map(
        ({ part, value }: { part: string; value: string }) => [part, value],
      ),
    ).toEqual([
      ['weight', '3.2'],
      ['check', '2025-04-16'],
    ])
  })

  test('the vet of a pending proposal is named', async () => {
    await leave()
    app.clock.now = new Date(start.getTime() + MINUTE_MS)
    await leave({ ...martin, vetName: 'Dr Autre' })
    expect((await read('proposedBy')).proposedBy).toBe('Dr Autre')
    expect((await decide([])).animal.proposedBy).toBe('Dr Martin')
  })

  test('the usual urinations count from the next entry on, for the tile, the strip and the reason', async () => {
    await owner.save(cat, { urination: 6, urinationBallSize: 'medium' })
    await leave({ vetName: 'Dr Martin', urinations: 6 })
    await decide(['urinations'])
    const tiles = async () =>
      await read(
        'dailyStatus { urination } days(last: 3) { dailyStatus { urination } } ' +
          'measurements(first: 1) { edges { node { usualUrinations usualSince } } }',
      )
    expect(await tiles()).toMatchObject({ dailyStatus: { urination: 'amber' } })
    app.clock.now = new Date(start.getTime() + 24 * HOUR_MS)
    await owner.save(cat, { urination: 6, urinationBallSize: 'medium' })
    expect(await tiles()).toMatchObject({
      dailyStatus: { urination: 'green' },
      days: [{ dailyStatus: { urination: 'green' } }, { dailyStatus: { urination: 'amber' } }],
      measurements: { edges: [{ node: { usualUrinations: 6, usualSince: '2025-03-16' } }] },
    })
    app.clock.now = new Date(start.getTime() + 48 * HOUR_MS)
    await owner.save(cat, { urination: 7, urinationBallSize: 'medium' })
    const { alerts } = await read('alerts { rule reasons { label } }')
    expect(alerts).toMatchObject([
      {
        rule: 'urination-polyuria',
        reasons: [
          {},
          {},
          { label: 'Seuil fixé avec votre vétérinaire le 16/03\u00a0: 6 par jour' },
        ],
      },
    ])
  })

  test('all numbers or one can be reset; a past check is due until then', async () => {
    await leave({ ...martin, nextCheck: '2025-03-17' })
    await decide(['weight', 'check'])
    app.clock.now = new Date(start.getTime() + 48 * HOUR_MS)
    expect(
      (await read('watches(includeHidden: true) { rule }')).watches.map(
        ({ rule }: { rule: string }) => rule,
      ),
    ).toEqual(['weight-under-threshold', 'labs-due'])
    const end = async (input: object) =>
      (
        await owner.mutate(
          'endVetLimits',
          { animalUuid: cat, ...input },
          'animal { vetLimits { part } watches { rule } }',
        )
      ).data.endVetLimits.animal
    expect(await end({ parts: ['check'] })).toEqual({
      vetLimits: [{ part: 'weight' }],
      watches: [{ rule: 'weight-under-threshold' }],
    })
    expect(await end({})).toEqual({ vetLimits: [], watches: [] })
    expect((await proposals())[0].accepted).toEqual(['weight', 'check'])
  })
})

test('another vet reads the current numbers, except those that the link hides, and no proposals', async () => {
  await leave({ ...martin, text: 'Entre nous', nextCheck: '2025-03-16' })
  await decide(['weight', 'check'])
  app.clock.now = new Date(start.getTime() + 24 * HOUR_MS)
  const readLimits = async (by: string) =>
    (
      await app.graphql(
        'query ($token: String!) { sharedAnimal(token: $token) { vetLimits { ' +
          'part } watches(includeHidden: true) { rule } } }',
        { token: by },
      )
    ).data.sharedAnimal
  expect(await readLimits(token)).toEqual({
    vetLimits: [{ part: 'weight' }, { part: 'check' }],
    watches: [{ rule: 'weight-under-threshold' }, { rule: 'labs-due' }],
  })
  expect(await readLimits(await share({ scopes: ['notes', 'care', 'photo'] }))).toEqual({
    vetLimits: [],
    watches: [],
  })
  const { errors } = await app.graphql(
    'query ($token: String!) { sharedAnimal(token: $token) { vetProposals { text } } }',
    { token },
  )
  expect(errors![0]!.message).toMatch(/Cannot query field|GRAPHQL_VALIDATION|Requête/)
})
