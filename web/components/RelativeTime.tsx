const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['minute', 60],
  ['hour', 3600],
  ['day', 86_400],
  ['week', 604_800],
  ['month', 2_629_800],
  ['year', 31_557_600],
]
const relative = new Intl.RelativeTimeFormat('fr', { style: 'short', numeric: 'auto' })
const full = new Intl.DateTimeFormat('fr', { dateStyle: 'full', timeStyle: 'short' })

/** 'il y a 3 h'; the date itself on hover. `now` is what the account sees as now, where the screen knows it. */
export function RelativeTime({ date, now }: { date: string; now?: string }) {
  const seconds = ((now ? Date.parse(now) : Date.now()) - Date.parse(date)) / 1000
  const [unit, length] = steps.findLast(([, from]) => Math.abs(seconds) >= from) ?? ['second', 1]
  const words = Math.abs(seconds) < 60 ? 'à l’instant' : relative.format(-Math.trunc(seconds / length), unit)
  return <time dateTime={date} title={full.format(new Date(date))}>{words}</time>
}
