import { DAY_MS } from '#shared/base/duration'

const name = /^nephrochat-every-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2}\.\d{3}Z)\.tar\.gz$/
const retention = { days: 7, weeks: 4 }
const weekMs = 7 * DAY_MS
/** 1 January 1970 was a Thursday. */
const mondayMs = 4 * DAY_MS

export const scheduledBackupName = (now: Date) =>
  `nephrochat-every-${now.toISOString().replaceAll(':', '-')}.tar.gz`

/** Returns the time in a file's name. `null` if the schedule did not write the file. */
export function backupTimeOf(file: string): Date | null {
  const [, day, hour, minute, second] = name.exec(file) ?? []
  const time = new Date(`${day}T${hour}:${minute}:${second}`)
  return Number.isNaN(time.getTime()) ? null : time
}

/**
 * Returns the scheduled files to delete: all except the newest of each of the last 7 days and 4
 * weeks that have one. Days are UTC, and weeks begin on Monday.
 */
export function supersededBackups(files: string[]): string[] {
  const scheduled = files.flatMap((file) => {
    const time = backupTimeOf(file)
    return time ? [{ file, time }] : []
  })
  const newestFirst = scheduled.sort((a, b) => b.time.getTime() - a.time.getTime())
  const dayOf = (time: Date) => time.toISOString().slice(0, 10)
  const weekOf = (time: Date) => Math.floor((time.getTime() - mondayMs) / weekMs)
  const retained = new Set([
    ...newestOfEach(newestFirst, dayOf, retention.days),
    ...newestOfEach(newestFirst, weekOf, retention.weeks),
  ])
  return newestFirst.map(({ file }) => file).filter((file) => !retained.has(file))
}

function newestOfEach(
  newestFirst: { file: string; time: Date }[],
  periodOf: (time: Date) => string | number,
  count: number,
): string[] {
  const newest = new Map<string | number, string>()
  for (const { file, time } of newestFirst) {
    const period = periodOf(time)
    if (!newest.has(period) && newest.size < count) newest.set(period, file)
  }
  return [...newest.values()]
}
