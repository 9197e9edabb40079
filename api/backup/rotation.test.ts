import { expect, test } from 'vitest'
import { HOUR_MS } from '#shared/base/duration'
import { backupTimeOf, scheduledBackupName, supersededBackups } from './rotation'

const at = (moment: string) => scheduledBackupName(new Date(moment))

/** Simulates a backup every so many hours, each followed by the rotation. */
function rotate(from: string, hours: number, count: number): string[] {
  let files: string[] = []
  for (let made = 0; made < count; made += 1) {
    files.push(scheduledBackupName(new Date(Date.parse(from) + made * hours * HOUR_MS)))
    const supersededFiles = supersededBackups(files)
    files = files.filter((file) => !supersededFiles.includes(file))
  }
  return files.map((file) => backupTimeOf(file)!.toISOString().slice(0, 13))
}

test('a file name contains its time', () => {
  expect(at('2026-03-01T10:20:30.456Z')).toBe('nephrochat-every-2026-03-01T10-20-30.456Z.tar.gz')
  expect(backupTimeOf(at('2026-03-01T10:20:30.456Z'))).toEqual(new Date('2026-03-01T10:20:30.456Z'))
})

test.each([
  'nephrochat-2026-03-01T10-20-30.456Z.tar.gz',
  'nephrochat-every-2026-13-41T10-20-30.456Z.tar.gz',
  `${at('2026-03-01T10:00:00Z')}.part`,
  'before the move.tar.gz',
])('a file of another origin is never superseded: %s', (file) => {
  expect(backupTimeOf(file)).toBeNull()
  const scheduled = Array.from({ length: 60 }, (_, day) =>
    scheduledBackupName(new Date(Date.UTC(2026, 2, 1 + day))),
  )
  expect(supersededBackups([file, ...scheduled])).not.toContain(file)
})

test('after two months of a backup every six hours, the last of seven days and of four weeks remain', () => {
  // The last backup is of Wednesday, 29 April. The Sundays are 5, 12, 19 and 26 April.
  expect(rotate('2026-03-01T00:00:00Z', 6, 240)).toEqual([
    '2026-04-12T18',
    '2026-04-19T18',
    '2026-04-23T18',
    '2026-04-24T18',
    '2026-04-25T18',
    '2026-04-26T18',
    '2026-04-27T18',
    '2026-04-28T18',
    '2026-04-29T18',
  ])
})

test('with a backup every week, the last seven remain', () => {
  expect(rotate('2026-01-05T00:00:00Z', 168, 20)).toHaveLength(7)
})

test('without a new backup for a year, the last ones remain', () => {
  const old = ['2025-01-01T00:00:00Z', '2025-01-02T00:00:00Z', '2025-01-02T12:00:00Z'].map(at)
  expect(supersededBackups([...old, at('2026-03-01T00:00:00Z')])).toEqual([old[1]])
  expect(supersededBackups([old[0]!])).toEqual([])
})
