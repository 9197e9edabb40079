import { expect, test, vi } from 'vitest'
import { NoResponseError } from '../../base/network/graphqlError'
import { sendOrEnqueue, type SavePorts } from './sendOrEnqueue'

/** Relay throws errors of this form. */
const errorWith = (code: string) =>
  Object.assign(new Error('Relay'), {
    source: { errors: [{ message: 'Non', extensions: { code } }] },
  })

/** Returns the steps of a save, in order, with this response. */
async function sentUnderGivenId(
  send: (signal: AbortSignal) => Promise<string>,
  { isOnline = true } = {},
) {
  const log: string[] = []
  const ports: SavePorts<string> = {
    isOnline,
    send: async (uuid, signal) => {
      log.push(`send ${uuid}`)
      return await send(signal)
    },
    enqueue: async (uuid, tried) => void log.push(`keep ${uuid}${tried ? ', tried' : ''}`),
    removeReplaced: async () => void log.push('drop'),
  }
  const result = await sendOrEnqueue('one', ports).catch(() => 'refused')
  return { result, log }
}

const fails = (error: Error) => () => Promise.reject(error)

test('with a network it is sent, and the row that it replaces is no longer pending', async () => {
  expect(await sentUnderGivenId(async () => 'saved')).toEqual({
    result: 'saved',
    log: ['send one', 'drop'],
  })
})

test('without a network it is stored', async () => {
  expect(await sentUnderGivenId(async () => 'saved', { isOnline: false })).toEqual({
    result: 'queued',
    log: ['keep one'],
  })
})

test.each([
  ['no response', new NoResponseError('Connexion impossible.')],
  ['the database is unavailable', errorWith('UNAVAILABLE')],
  ['the server requests a delay', errorWith('RATE_LIMITED')],
])('where %s it is kept by the id that was sent, as tried', async (_, error) => {
  expect(await sentUnderGivenId(fails(error))).toEqual({
    result: 'queued',
    log: ['send one', 'keep one, tried'],
  })
})

test('without a response for 8 seconds it is stored under the sent id, and its request ends', async () => {
  vi.useFakeTimers()
  try {
    let requestSignal: AbortSignal | undefined
    const saving = sentUnderGivenId((signal) => {
      requestSignal = signal
      return new Promise(() => {})
    })
    await vi.advanceTimersByTimeAsync(7_999)
    expect(requestSignal?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await saving).toEqual({ result: 'queued', log: ['send one', 'keep one, tried'] })
    expect(requestSignal?.aborted).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})

test.each(['VALIDATION', 'NOT_FOUND', 'UNAUTHENTICATED', 'INTERNAL'])(
  'the form gets a refusal of the server (%s)',
  async (code) => {
    expect(await sentUnderGivenId(fails(errorWith(code)))).toEqual({
      result: 'refused',
      log: ['send one'],
    })
  },
)
