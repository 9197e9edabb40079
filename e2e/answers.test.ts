import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerNames } from '#shared/health/answers/answerTable'
import type { EntryFields } from '#shared/health/answers/entry'
import { answersIn, groupFlags } from '#shared/health/answers/sentAnswers'
import { anyFields } from '#shared/testing/entries'
import { createOwner, type TestOwner } from '../api/testing/owner'
import { createTestApp, type TestApp } from '../api/testing/testApp'
import { accountOf } from '../web/base/network/tokens'
import { requestOf } from '../web/offline/kinds/index'
import { enqueueDraft } from '../web/offline/queue/enqueue'
import { discardAll, pendingOf } from '../web/offline/queue/pendingChanges'
import { pendingFields } from '../web/offline/queue/pendingEntry'
import { isEntry } from '../web/offline/queue/rows'
import { createSend } from '../web/offline/queue/send'
import { responseOf } from '../web/offline/testing/server'

// Every answer of the table is sent from a device without a network to the database and read back.

let app: TestApp
let owner: TestOwner
let cat: string

beforeAll(async () => {
  app = await createTestApp()
  owner = await createOwner(app)
  cat = await owner.addCat()
})
afterAll(() => app.close())

const document =
  'mutation ($input: CreateMeasurementInput!) { createMeasurement(input: $input) { kept } }'

/** Stores the answers on the device, sends them by its queue, and returns the server's response. */
async function throughTheQueue(
  fields: EntryFields,
): Promise<{ kept: EntryFields; body: object; stored: object }> {
  app.clock.now = new Date(app.clock.now.getTime() + 86_400_000)
  const { now } = app.clock
  const token = await owner.token()
  const [userUuid, uuid, date] = [accountOf(token)!, crypto.randomUUID(), now.toISOString()]
  const moment = { day: date.slice(0, 10), date, answeredAt: date }
  await enqueueDraft(
    { userUuid, animalId: cat, animalName: 'Mistigri', uuid, ...moment, ...groupFlags(fields) },
    { now, replaces: null },
  )
  const [draft] = (await pendingOf(userUuid)).filter(isEntry)
  const send = createSend({
    now: () => now.getTime(),
    requestOf: async (change) => requestOf(change),
    readTokens: () => ({ accessToken: token, refreshToken: '' }),
    refreshTokens: async () => null,
    post: async (_, variables) => {
      const { status, ...body } = await app.graphql(document, variables, token)
      return responseOf(body, status)
    },
  })
  expect(await send(draft!)).toEqual({ kind: 'sent', kept: 'current' })
  await discardAll([draft!])
  const response = await fetch(`${app.url}/api/animals/${cat}/measurements/${uuid}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const stored = await app.database.prisma.measurement.findUniqueOrThrow({ where: { id: uuid } })
  return { kept: pendingFields(draft!), body: (await response.json()) as object, stored }
}

test('every answer of an offline draft reaches the database and is read back', async () => {
  const sendable = anyFields
    .filter(({ note }) => !note?.includes('\0'))
    // The server computes the water of a choice that is sent without it.
    .map((fields) => ({
      ...fields,
      waterMl: fields.quickHydrationValue === null ? fields.waterMl : (fields.waterMl ?? 0),
    }))
  await fc.assert(
    fc.asyncProperty(sendable, async (fields) => {
      expect(Object.keys(fields)).toEqual(answerNames)
      const { kept, body, stored } = await throughTheQueue(fields)
      expect(kept).toEqual(fields)
      expect(stored).toMatchObject(fields)
      expect(answersIn(body)).toEqual(fields)
    }),
    { numRuns: 40 },
  )
}, 120_000)
