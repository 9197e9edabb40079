import type { GraphQLObjectType } from 'graphql'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { schema } from '../execution/schema'
import { daysBefore } from '../testing/instants'
import { createOwner, type TestOwner } from '../testing/owner'
import { createTestApp, type TestApp } from '../testing/testApp'

let app: TestApp
let owner: TestOwner

const start = new Date('2025-03-16T08:00:00Z')
const daysAgo = daysBefore(start)

beforeAll(async () => void (app = await createTestApp()))
beforeEach(async () => {
  app.clock.now = start
  owner = await createOwner(app)
})
afterAll(() => app.close())

const read = async (cat: string, selection: string) =>
  (await owner.graphql(`query ($id: ID!) { animal(uuid: $id) { ${selection} } }`, { id: cat })).data
    .animal
const saveDaysAgo = (cat: string, count: number, answers: object) =>
  owner.save(cat, { date: daysAgo(count), answeredAt: daysAgo(count), ...answers })

const names = (type: string) => Object.keys((schema.getType(type) as GraphQLObjectType).getFields())

test('two cats with the same rule share no record of a Relay store: alerts, notices and tiles have no id', async () => {
  for (const type of ['Alert', 'Notice', 'DailyStatus', 'DayStatus', 'Reason'])
    expect(names(type)).not.toContain('id')
  const one = await owner.addCat({ name: 'Un' })
  app.clock.now = new Date(start.getTime() + 1)
  const other = await owner.addCat({ name: 'Deux' })
  await owner.save(one, { appetite: 1 })
  await saveDaysAgo(other, 1, { appetite: 1 })
  const { data } = await owner.graphql(
    '{ viewer { animals { edges { node { name alerts { rule reasons { day } } } } } } }',
  )
  expect(data.viewer.animals.edges.map(({ node }: { node: object }) => node)).toEqual([
    { name: 'Un', alerts: [{ rule: 'appetite-refusal', reasons: [{ day: '2025-03-16' }] }] },
    { name: 'Deux', alerts: [{ rule: 'appetite-refusal', reasons: [{ day: '2025-03-15' }] }] },
  ])
})

test('a cat without entries has five green tiles, no alert and no notice', async () => {
  const record = await read(
    await owner.addCat(),
    'dailyStatus { hydration appetite vomiting urination energy unanswered ' +
      'day } alerts { rule } notices { rule } days { day }',
  )
  const green = {
    hydration: 'green',
    appetite: 'green',
    vomiting: 'green',
    urination: 'green',
    energy: 'green',
    unanswered: [],
    day: null,
  }
  expect(record).toEqual({ dailyStatus: green, alerts: [], notices: [], days: [] })
})

test('tiles, alerts and notices are computed from the two newest entries, with their reasons', async () => {
  const cat = await owner.addCat()
  await saveDaysAgo(cat, 1, { appetite: 4, vomiting: 2, lethargy: 2 })
  await owner.save(cat, { appetite: 3, vomiting: 0, lethargy: 2 })
  expect(
    await read(
      cat,
      'dailyStatus { hydration appetite vomiting energy unanswered day } alerts { rule ' +
        'severity message reasons { day label } } notices { rule } toConfirm',
    ),
  ).toEqual({
    dailyStatus: {
      hydration: 'green',
      appetite: 'green',
      vomiting: 'green',
      energy: 'amber',
      unanswered: ['hydration', 'urination'],
      day: '2025-03-16',
    },
    alerts: [
      {
        rule: 'energy-low-consecutive',
        severity: 'amber',
        message: expect.stringMatching(/^Énergie\s: .*15\/03 et 16\/03/),
        reasons: [
          expect.objectContaining({ day: '2025-03-16' }),
          expect.objectContaining({ day: '2025-03-15' }),
        ],
      },
    ],
    notices: [{ rule: 'appetite-reduced-unconfirmed' }],
    toConfirm: ['appetite'],
  })
})

test('a history is read page by page, newest first, in both directions, each entry once', async () => {
  const cat = await owner.addCat()
  for (let count = 24; count >= 0; count -= 1) await saveDaysAgo(cat, count, { note: `${count}` })
  const page = async (args: string) => {
    const { edges, pageInfo } = (
      await read(
        cat,
        `measurements(${args}) { edges { cursor node { note } } pageInfo { ` +
          'hasNextPage hasPreviousPage startCursor endCursor } }',
      )
    ).measurements
    return {
      notes: edges.map(({ node }: { node: { note: string } }) => Number(node.note)),
      ...pageInfo,
    }
  }
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const first = await page('first: 7')
  expect(first).toMatchObject({ notes: range(0, 6), hasNextPage: true })
  const second = await page(`first: 10, after: "${first.endCursor}"`)
  expect(second).toMatchObject({ notes: range(7, 16), hasNextPage: true })
  const third = await page(`first: 10, after: "${second.endCursor}"`)
  expect(third).toMatchObject({ notes: range(17, 24), hasNextPage: false })
  expect(await page(`last: 5, before: "${third.startCursor}"`)).toMatchObject({
    notes: range(12, 16),
    hasPreviousPage: true,
  })
  expect((await page('last: 3')).notes).toEqual([22, 23, 24])
  expect(await page('first: 0')).toMatchObject({ notes: [] })
  expect((await page('first: 1000')).notes).toEqual(range(0, 24))
})

test('the last days’ tiles are limited to the requested days, and are judged with the entry before', async () => {
  const cat = await owner.addCat()
  for (const [count, lethargy] of [
    [12, 2],
    [10, 2],
    [9, 3],
    [3, 2],
    [0, 2],
  ] as const)
    await saveDaysAgo(cat, count, { lethargy })
  const energies = async (last: number) =>
    (await read(cat, `days(last: ${last}) { day dailyStatus { energy } }`)).days.map(
      ({ day, dailyStatus }: { day: string; dailyStatus: { energy: string } }) => [
        day,
        dailyStatus.energy,
      ],
    )
  expect(await energies(4)).toEqual([
    ['2025-03-16', 'amber'],
    ['2025-03-13', 'amber'],
  ])
  expect(await energies(11)).toEqual([
    ['2025-03-16', 'amber'],
    ['2025-03-13', 'amber'],
    ['2025-03-07', 'green'],
    ['2025-03-06', 'amber'],
  ])
  for (const last of [0, -1, 401]) {
    const { errors } = await owner.graphql(
      'query ($id: ID!, $last: Int!) { animal(uuid: $id) { days(last: $last) { day } } }',
      { id: cat, last },
    )
    expect(errors?.[0]?.extensions.code).toBe('VALIDATION')
  }
})

test('days that were not green have notes and the period’s sentence, also further back', async () => {
  const cat = await owner.addCat()
  for (const [count, vomiting] of [
    [12, 1],
    [11, 1],
    [5, 0],
    [0, 3],
  ] as const)
    await saveDaysAgo(cat, count, { vomiting, note: `${count}` })
  const { dayEvents, year, periodSummary } = await read(
    cat,
    'dayEvents(last: 10) { day note signs { category color answer } } year: ' +
      'dayEvents(last: 400) { day note } periodSummary(last: 30)',
  )
  expect(dayEvents).toEqual([
    {
      day: '2025-03-16',
      note: '0',
      signs: [{ category: 'vomiting', color: 'red', answer: '3 vomissements' }],
    },
  ])
  expect(year).toEqual([
    { day: '2025-03-16', note: '0' },
    { day: '2025-03-05', note: '11' },
  ])
  expect(periodSummary.replaceAll('\u00a0', ' ')).toMatch(
    /^Depuis le 04\/03 : .*, vomissements 3 jours \(3 au plus, le 16\/03\), 4 jours renseignés sur 13\.$/,
  )
  for (const field of ['dayEvents(last: 0) { day }', 'periodSummary(last: 401)']) {
    const { errors } = await owner.graphql(`query ($id: ID!) { animal(uuid: $id) { ${field} } }`, {
      id: cat,
    })
    expect(errors?.[0]?.extensions.code).toBe('VALIDATION')
  }
})

test('a list of thirty cats is complete, oldest first', async () => {
  const expected = Array.from({ length: 30 }, (_, index) => `Chat ${index}`)
  for (const [index, name] of expected.entries()) {
    app.clock.now = new Date(start.getTime() + index)
    await owner.addCat({ name })
  }
  const { data } = await owner.graphql(
    '{ viewer { animals(first: 100) { edges { node { name } } pageInfo { hasNextPage } } } }',
  )
  expect(
    data.viewer.animals.edges.map(({ node }: { node: { name: string } }) => node.name),
  ).toEqual(expected)
  expect(data.viewer.animals.pageInfo.hasNextPage).toBe(false)
})
