import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#shared/base/duration'
import type { Database } from '../base/db/database'
import { openDatabase } from '../base/db/open'
import { createLog } from '../base/log/log'
import { createTestFolder } from '../testing/testDatabase'
import { backUpWhileServing } from './backup'
import { requireFreeSpace } from './copyFolder'
import { withPglite } from './embeddedFolder'
import { restoreBackup } from './restore'
import { scheduledBackups } from './schedule'

// Only the embedded database has these backups: PostgreSQL has its own.

let tempFolder: string
const at = (name: string) => join(tempFolder, name)
const stopController = new AbortController()
let database: Database

describe('backups of a serving database', () => {
  beforeAll(async () => {
    tempFolder = mkdtempSync(join(tmpdir(), 'nephrochat-serving-'))
    await createTestFolder({ dataDir: at('data') })
    database = await openDatabase({ databaseUrl: null, dataDir: at('data') })
  })
  afterAll(async () => {
    stopController.abort()
    await database.close()
    rmSync(tempFolder, { recursive: true })
  })

  /** Writes two rows in one transaction: a backup has both or none. */
  async function savePair(name: string): Promise<void> {
    await database.prisma.$transaction(async (tx) => {
      for (const half of ['a', 'b'])
        await tx.setting.create({ data: { key: `${name} ${half}`, value: 'x'.repeat(2_000) } })
    })
  }

  test('a backup during saves has each entry acknowledged before it and no half transaction', async () => {
    const acknowledged: string[] = []
    const over = new AbortController()
    onTestFinished(() => over.abort())
    const saving = (async () => {
      for (let count = 0; !over.signal.aborted; count += 1) {
        await savePair(`saved ${count}`)
        acknowledged.push(`saved ${count}`)
        // Saves without a pause would leave the packer, which has low priority, no processor.
        await wait(20)
      }
    })()
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(20)
    const before = [...acknowledged]
    const { contents } = await backUpWhileServing(
      database.embedded!,
      at('while.tar.gz'),
      stopController.signal,
    )
    over.abort()
    await saving
    expect(acknowledged.length).toBeGreaterThan(before.length)
    expect(leftovers()).toEqual([])

    await restoreBackup({ databaseUrl: null, dataDir: at('restored') }, at('while.tar.gz'), {
      replace: false,
      now: new Date(),
    })
    const keys = await withPglite(at('restored/db'), async ({ prisma }) =>
      (await prisma.setting.findMany()).map(({ key }) => key),
    )
    expect(keys).toHaveLength(contents['settings']!.rows)
    const halves = (half: string) =>
      keys.filter((key) => key.endsWith(half)).map((key) => key.slice(0, -2))
    expect(new Set(halves(' a'))).toEqual(new Set(halves(' b')))
    expect(before.filter((name) => !halves(' a').includes(name))).toEqual([])
  }, 120_000)

  test('a killed packer logs an error and leaves no partial file, and the next backup succeeds', async () => {
    const { run, clock, log, files } = schedule(at('kept'))
    const running = run()
    await expect.poll(packers, { timeout: 30_000 }).toHaveLength(1)
    process.kill(packers()[0]!, 'SIGKILL')
    await running
    expect(log()).toEqual([expect.stringContaining('"msg":"backup failed"')])
    expect(log()[0]).toContain('ended with SIGKILL')
    expect([files(), leftovers()]).toEqual([[], []])
    await savePair('after a failure')

    clock.now = new Date(clock.now.getTime() + 14 * MINUTE_MS)
    await run()
    expect(files()).toEqual([])
    clock.now = new Date(clock.now.getTime() + MINUTE_MS)
    writeFileSync(
      at('kept/nephrochat-every-2026-01-01T00-00-00.000Z.tar.gz.part'),
      'of a server that was killed',
    )
    mkdirSync(at('data/db.copy-killed'))
    await run()
    expect(files()).toEqual(['nephrochat-every-2026-03-01T10-15-00.000Z.tar.gz'])
    expect(leftovers()).toEqual([])
    expect(statSync(join(at('kept'), files()[0]!)).mode & 0o777).toBe(0o600)
    expect(JSON.parse(log()[1]!)).toMatchObject({
      level: 30,
      bytes: expect.any(Number),
      blockedMs: expect.any(Number),
      ms: expect.any(Number),
    })

    await run()
    clock.now = new Date(clock.now.getTime() + 24 * HOUR_MS - 1)
    await run()
    expect(files()).toHaveLength(1)
  }, 120_000)

  test('a full disk logs an error, leaves no partial file and keeps former backups; the next backup succeeds', async ({
    skip,
  }) => {
    const disk = at('disk')
    mkdirSync(disk)
    skip(
      spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]).status !== 0,
      'no disk could be mounted',
    )
    onTestFinished(() => void spawnSync('umount', [disk]))
    const former = 'nephrochat-every-2026-01-01T00-00-00.000Z.tar.gz'
    writeFileSync(join(disk, former), 'a former one')
    const { run, clock, log, files } = schedule(disk)
    await run()
    expect(log()[0]).toContain('ENOSPC')
    expect([files(), leftovers()]).toEqual([[former], []])
    await savePair('on a full disk')

    spawnSync('mount', ['-o', 'remount,size=100m', disk])
    clock.now = new Date(clock.now.getTime() + 15 * MINUTE_MS)
    await run()
    expect(files()).toEqual([former, 'nephrochat-every-2026-03-01T10-15-00.000Z.tar.gz'])
    mkdirSync(join(disk, 'db'))
    writeFileSync(join(disk, 'db/file'), Buffer.alloc(2 ** 20))
    spawnSync('mount', ['-o', 'remount,size=20m', disk])
    await expect(requireFreeSpace(join(disk, 'db'))).rejects.toThrow(
      /^A backup of \S+ needs 66 MB beside it, where \d+ MB are free\.$/,
    )
  }, 120_000)

  function schedule(backupDir: string) {
    const clock = { now: new Date('2026-03-01T10:00:00Z') }
    const lines: string[] = []
    const log = createLog('info', { write: (line) => void lines.push(line) })
    const env = { backupDir, backupEveryHours: 24 }
    const run = scheduledBackups({
      embedded: database.embedded!,
      env,
      clock: () => clock.now,
      log,
      stopSignal: stopController.signal,
    })
    return { run, clock, log: () => lines, files: () => readdirSync(backupDir).sort() }
  }

  const leftovers = () => readdirSync(at('data')).filter((name) => name.startsWith('db.copy'))
  const packers = () =>
    readdirSync('/proc/self/task')
      .flatMap((thread) =>
        readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
      )
      .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('packer.ts'))
      .map(Number)
})
