import { expect, test } from 'vitest'
import { withReconnect } from './reconnect'

/** A connection that fails with each of these errors in turn. `log` records every call. */
function connection(lost: string[]) {
  const log: string[] = []
  let opened = 0
  return {
    log,
    open: async () => {
      opened += 1
      log.push(`open ${opened}`)
      return opened
    },
    close: async () => void log.push('close'),
    work: async (db: number) => {
      log.push(`work on ${db}`)
      const name = lost.shift()
      if (name) throw Object.assign(new Error(name), { name })
      return db
    },
  }
}

test.each(['InvalidStateError', 'UnknownError', 'AbortError', 'NotFoundError'])(
  'a connection that was lost (%s) is opened again',
  async (name) => {
    const { log, work, ...at } = connection([name])
    expect(await withReconnect(at, work)).toBe(2)
    expect(log).toEqual(['open 1', 'work on 1', 'close', 'open 2', 'work on 2'])
  },
)

test('a lost connection is reopened once, not repeatedly', async () => {
  const { log, work, ...at } = connection(['AbortError', 'AbortError', 'AbortError'])
  await expect(withReconnect(at, work)).rejects.toThrow('AbortError')
  expect(log).toHaveLength(5)
})

test('an error that another connection would not repair is thrown at once', async () => {
  const { log, work, ...at } = connection(['QuotaExceededError'])
  await expect(withReconnect(at, work)).rejects.toThrow('QuotaExceededError')
  expect(log).toEqual(['open 1', 'work on 1'])
})
