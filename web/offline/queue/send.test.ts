import { describe, expect, test } from 'vitest'
import { emptyFields } from '#shared/health/answers/entry'
import { groupFlags } from '#shared/health/answers/sentAnswers'
import { NoResponseError } from '../../base/network/graphqlError'
import type { GraphQLResult } from '../../base/network/post'
import { requestOf } from '../kinds/index'
import { responseOf } from '../testing/server'
import type { PendingEntry } from './rows'
import { createSend, isServerReachable, type SendPorts } from './send'

const draft = (date: string | null) =>
  ({
    kind: 'draft',
    ...groupFlags(emptyFields),
    userUuid: 'owner',
    animalId: 'mina',
    uuid: 'one',
    day: '2025-03-14',
    date,
    answeredAt: date,
  }) as PendingEntry

async function sendDraft(entry: PendingEntry): Promise<unknown> {
  let input: unknown
  const accessToken = `x.${btoa(JSON.stringify({ sub: 'owner', exp: 4e9 }))}.x`
  const send = createSend({
    now: () => 0,
    requestOf: async (change) => requestOf(change),
    readTokens: () => ({ accessToken, refreshToken: '' }),
    refreshTokens: async () => null,
    post: async (_, variables) => {
      input = variables['input']
      return responseOf({ data: { createMeasurement: { kept: 'current' } } })
    },
  })
  expect(await send(entry)).toEqual({ kind: 'sent', kept: 'current' })
  return input
}

test('a draft has the day on which it was written, since the time zone may change', async () => {
  const written = '2025-03-15T03:30:00.000Z'
  expect(await sendDraft(draft(written))).toMatchObject({ date: written, day: '2025-03-14' })
})

test('a draft that the user dated again has the server’s day', async () => {
  expect(await sendDraft(draft(null))).toMatchObject({ date: null, day: null })
})

describe('no response', () => {
  const accessToken = (exp: number) => `x.${btoa(JSON.stringify({ sub: 'owner', exp }))}.x`
  const send = (exp: number, none: NoResponseError) => {
    const noResponse = async () => await Promise.reject(none)
    const ports: SendPorts = {
      now: () => 1e9,
      requestOf: async (change) => requestOf(change),
      readTokens: () => ({ accessToken: accessToken(exp), refreshToken: '' }),
      refreshTokens: noResponse,
      post: noResponse,
    }
    return createSend(ports)(draft('2025-03-15T08:00:00.000Z'))
  }
  const none = new NoResponseError('rien')
  const page = new NoResponseError('rien', null, 403)

  test('a missing response to the entry cuts off this entry alone', async () => {
    expect([await send(4e9, none), await send(4e9, page)]).toEqual([
      { kind: 'cutOff' },
      { kind: 'intercepted' },
    ])
  })

  test('a missing response to the renewal of the session stops all entries', async () => {
    expect([await send(0, none), await send(0, page)]).toEqual([
      { kind: 'unreachable' },
      { kind: 'unreachable' },
    ])
  })
})

test.each<[string, () => Promise<GraphQLResult>, boolean]>([
  ['a response of our server', async () => responseOf({ data: { viewer: null } }), true],
  ['another server’s JSON', async () => responseOf({ data: { portal: 'welcome' } }), false],
  ['no response', async () => await Promise.reject(new NoResponseError('rien')), false],
])('whether our server is reachable, judged by %s', async (_, post, isReachable) => {
  expect(await isServerReachable({ post })).toBe(isReachable)
})
