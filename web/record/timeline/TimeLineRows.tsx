import type { LineDay } from './timeLineDays'
import * as styles from './TimeLine.css'

interface Row {
  label: string
  days: readonly LineDay[]
}

/** Draws a line through every row where a treatment changed, to separate before and after. */
export function TimeLineGuides({ days }: Pick<Row, 'days'>) {
  return (
    <svg className={styles.guides} aria-hidden="true">
      {days.map(
        ({ day, x, changes }) =>
          changes.length > 0 && (
            <line key={day} className={styles.guide} x1={`${x}%`} x2={`${x}%`} y1="0%" y2="100%" />
          ),
      )}
    </svg>
  )
}

const shapes = { change: 'M0 -6L6 0L0 6L-6 0z', result: 'M0 -6L6 5H-6z' }

export function TimeLineMarks({
  label,
  days,
  of,
  shape,
}: Row & { of: (day: LineDay) => boolean; shape: keyof typeof shapes }) {
  const marked = days.filter(of)
  if (marked.length === 0) return null
  return (
    <>
      <p className={styles.label}>{label}</p>
      <svg className={styles.marks} aria-hidden="true">
        <line className={styles.axis} x1="0%" x2="100%" y1="50%" y2="50%" />
        {marked.map(({ day, x }) => (
          <svg key={day} className={styles.mark} x={`${x}%`} y="50%">
            <path className={styles.shape[shape]} d={shapes[shape]} />
          </svg>
        ))}
      </svg>
    </>
  )
}

/** The free space above the heaviest and below the lightest weighing, in percent of the height. */
const margin = 18

export function TimeLineWeights({ label, days }: Row) {
  const weighed = days.flatMap(({ day, x, grams }) => (grams === null ? [] : [{ day, x, grams }]))
  const all = weighed.map(({ grams }) => grams)
  const [lightest, heaviest] = [Math.min(...all), Math.max(...all)]
  const y = (grams: number) =>
    heaviest === lightest
      ? 50
      : margin + ((heaviest - grams) / (heaviest - lightest)) * (100 - 2 * margin)
  return (
    <>
      <p className={styles.label}>{label}</p>
      <svg className={styles.plot} aria-hidden="true">
        {weighed.slice(1).map((to, index) => {
          const from = weighed[index]!
          return (
            <line
              key={to.day}
              className={styles.curve}
              x1={`${from.x}%`}
              y1={`${y(from.grams)}%`}
              x2={`${to.x}%`}
              y2={`${y(to.grams)}%`}
            />
          )
        })}
        {weighed.map(({ day, x, grams }) => (
          <circle key={day} className={styles.dot} cx={`${x}%`} cy={`${y(grams)}%`} r="3" />
        ))}
      </svg>
    </>
  )
}

/** The number of tiles of a day. */
const maxTiles = 5

/**
 * Draws how many questions were red or amber on each day: red at the bottom, filled; amber above
 * it, framed.
 */
export function TimeLineSigns({ label, days }: Row) {
  const width = (100 / days.length) * 0.8
  const bar = (one: LineDay, kind: 'red' | 'amber') => {
    const below = kind === 'red' ? 0 : one.red
    const height = (one[kind] / maxTiles) * 100
    return (
      height > 0 && (
        <rect
          key={`${one.day} ${kind}`}
          className={styles.bar[kind]}
          x={`${one.x - width / 2}%`}
          width={`${width}%`}
          y={`${100 - (below / maxTiles) * 100 - height}%`}
          height={`${height}%`}
        />
      )
    )
  }
  return (
    <>
      <p className={styles.label}>{label}</p>
      <svg className={styles.plot} aria-hidden="true">
        <line className={styles.axis} x1="0%" x2="100%" y1="100%" y2="100%" />
        {days.map((one) => [bar(one, 'red'), bar(one, 'amber')])}
      </svg>
    </>
  )
}
