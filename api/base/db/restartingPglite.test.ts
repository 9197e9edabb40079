import { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openRestartingPglite } from './restartingPglite'
import { DatabaseUnavailableError } from './unavailable'

/** PGlite throws it if the disk is full. The instance cannot be used any more. */
const panic = Object.assign(new Error('could not write to the log'), { severity: 'PANIC' })

let instances: PGlite[]
let openError: Error | null
let pglite: Awaited<ReturnType<typeof openRestartingPglite>>
beforeEach(async () => {
  instances = []
  openError = null
  pglite = await openRestartingPglite(async () => {
    if (openError) throw openError
    instances.push(await PGlite.create())
    return instances.at(-1)!
  })
})
afterEach(() => pglite.close())

const selectOne = async () => (await pglite.query('SELECT 1 AS one')).rows

async function expectRestart(): Promise<void> {
  await expect(selectOne()).rejects.toBeInstanceOf(DatabaseUnavailableError)
  await expect.poll(() => selectOne().catch(() => null), { timeout: 30_000 }).toEqual([{ one: 1 }])
  expect(instances).toHaveLength(2)
}

test('after a panic statements are refused until a new instance is open', async () => {
  vi.spyOn(instances[0]!, 'query').mockRejectedValueOnce(panic)
  await expect(selectOne()).rejects.toBeInstanceOf(DatabaseUnavailableError)
  await expectRestart()
})

test('while no instance can be opened, the refusal names the reason for the log', async () => {
  openError = new Error('could not find a valid checkpoint record')
  vi.spyOn(instances[0]!, 'query').mockRejectedValueOnce(panic)
  await expect(selectOne()).rejects.toThrow(panic.message)
  const reasonOf = (error: unknown) =>
    error instanceof DatabaseUnavailableError ? error.message : error
  await expect
    .poll(() => selectOne().catch(reasonOf), { timeout: 30_000 })
    .toContain(openError.message)
  openError = null
  await expect.poll(() => selectOne().catch(() => null), { timeout: 30_000 }).toEqual([{ one: 1 }])
})

test('a transaction in which a statement panics rejects, and is not rolled back', async () => {
  const [first] = instances as [PGlite]
  const begin = first.transaction.bind(first)
  const rollback = vi.fn<() => Promise<void>>()
  vi.spyOn(first, 'transaction').mockImplementationOnce((work) =>
    begin((tx) => work(Object.assign(tx, { query: () => Promise.reject(panic), rollback }))),
  )
  let hasContinued = false
  const transaction = pglite.transaction(async (tx) => {
    await tx.query('SELECT 1')
    hasContinued = true
  })
  await expect(transaction).rejects.toBeInstanceOf(DatabaseUnavailableError)
  await expectRestart()
  expect([hasContinued, rollback.mock.calls]).toEqual([false, []])
})

test('another error of a statement reaches its caller, and the instance stays', async () => {
  await expect(pglite.query('SELECT nonsense')).rejects.toThrow(/nonsense/)
  await expect(pglite.transaction((tx) => tx.query('SELECT nonsense'))).rejects.toThrow(/nonsense/)
  expect([await selectOne(), instances.length]).toEqual([[{ one: 1 }], 1])
})
