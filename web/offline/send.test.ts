import { expect, test } from 'vitest'
import { emptyFields } from '#shared/health/entry'
import { answerOf } from './testing/server'
import type { WaitingEntry } from './rows'
import { createSend } from './send'

const draft = (date: string | null) =>
  ({ kind: 'draft', ...emptyFields, userUuid: 'anna', animalId: 'mina', uuid: 'one', day: '2025-03-14', date, answeredAt: date }) as WaitingEntry

async function sent(entry: WaitingEntry): Promise<unknown> {
  let input: unknown
  const accessToken = `x.${btoa(JSON.stringify({ sub: 'anna', exp: 4e9 }))}.x`
  const send = createSend({
    now: () => 0,
    readTokens: () => ({ accessToken, refreshToken: '' }),
    refreshTokens: async () => null,
    post: async (_, variables) => {
      input = variables['input']
      return answerOf({ data: { createMeasurement: { kept: 'current' } } })
    },
  })
  expect(await send(entry)).toEqual({ kind: 'sent', kept: 'current' })
  return input
}

test('a draft says on which day it was written, since the time zone may change before it is sent', async () => {
  const written = '2025-03-15T03:30:00.000Z'
  expect(await sent(draft(written))).toMatchObject({ date: written, day: '2025-03-14' })
})

test('one that the person had dated anew is of the day that the server says', async () => {
  expect(await sent(draft(null))).toMatchObject({ date: null, day: null })
})
