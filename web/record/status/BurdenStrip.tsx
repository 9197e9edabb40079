import { addDays, dayMonth, daysBetween } from '#shared/base/time'
import type { DayBurden } from '#shared/health/rules/raisedWatch'
import { DECLINE_CAP, DECLINE_DAYS } from '#shared/health/thresholds/thresholds'
import * as styles from './BurdenStrip.css'

const height = 40
const barWidth = 10
const step = 16
/** A day without a burden has a line, unlike a day without an entry. */
const leastHeight = 2

/** Draws the burden of each of the last 15 days, the latest entry's last (product/watches 2.5). */
export function BurdenStrip({ burdens }: { burdens: readonly DayBurden[] }) {
  const last = burdens.at(-1)!.day
  const first = addDays(last, 1 - DECLINE_DAYS)
  return (
    <figure className={styles.root}>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${DECLINE_DAYS * step} ${height}`}
        role="img"
        aria-label={`Ces ${DECLINE_DAYS} derniers jours, une barre plus haute pour un jour moins bon`}
      >
        {burdens.map(({ day, points }) => {
          const bar =
            leastHeight + (Math.min(points, DECLINE_CAP) / DECLINE_CAP) * (height - leastHeight)
          return (
            <rect
              key={day}
              x={daysBetween(first, day) * step}
              y={height - bar}
              width={barWidth}
              height={bar}
              rx={1}
            />
          )
        })}
      </svg>
      <figcaption className={styles.days}>
        <span>{dayMonth(first)}</span>
        <span>{dayMonth(last)}</span>
      </figcaption>
    </figure>
  )
}
