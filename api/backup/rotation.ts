const name = /^nephrochat-every-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2}\.\d{3}Z)\.tar\.gz$/
const kept = { days: 7, weeks: 4 }
const weekMs = 7 * 86_400_000
/** 1 January 1970 was a Thursday. */
const mondayMs = 4 * 86_400_000

export const scheduledName = (now: Date) =>
  `nephrochat-every-${now.toISOString().replaceAll(':', '-')}.tar.gz`

/** Null: not written by the schedule. */
export function momentOf(file: string): Date | null {
  const [, day, hour, minute, second] = name.exec(file) ?? []
  const moment = new Date(`${day}T${hour}:${minute}:${second}`)
  return Number.isNaN(moment.getTime()) ? null : moment
}

/** The scheduled files to delete: all but the newest of each of the last 7 days and 4 weeks (UTC, from Monday) that have one. */
export function superseded(files: string[]): string[] {
  const scheduled = files.flatMap((file) => {
    const moment = momentOf(file)
    return moment ? [{ file, moment }] : []
  })
  const newestFirst = scheduled.sort((a, b) => b.moment.getTime() - a.moment.getTime())
  const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
  const weekOf = (moment: Date) => Math.floor((moment.getTime() - mondayMs) / weekMs)
  const stays = new Set([
    ...newestOfEach(newestFirst, dayOf, kept.days),
    ...newestOfEach(newestFirst, weekOf, kept.weeks),
  ])
  return newestFirst.map(({ file }) => file).filter((file) => !stays.has(file))
}

function newestOfEach(
  newestFirst: { file: string; moment: Date }[],
  periodOf: (moment: Date) => string | number,
  count: number,
): string[] {
  const newest = new Map<string | number, string>()
  for (const { file, moment } of newestFirst) {
    const period = periodOf(moment)
    if (!newest.has(period) && newest.size < count) newest.set(period, file)
  }
  return [...newest.values()]
}
