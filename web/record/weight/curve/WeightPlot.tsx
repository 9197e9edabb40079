import { shortDate } from '#shared/base/time'
import type { Weighing } from '#shared/weight/weightCurve'
import { shownWeight, weightLabel } from '#shared/weight/weightValue'
import { type PlacedWeighing, weightScale } from './weightScale'
import * as styles from './WeightPlot.css'

/** The number of weighings beyond which dots would merge. */
const maxDots = 60
/**
 * The least distance between first and last point at which both labels have space, in percent of
 * the width.
 */
const minLabelDistance = 45

/**
 * Draws straight lines between weighings. Positions are percentages, so that text keeps its size at
 * any width.
 */
export function WeightPlot({
  points: weighings,
  today,
  todayLabel,
}: {
  points: readonly Weighing[]
  today: string
  todayLabel: string
}) {
  const { points, segments, lines, ticks } = weightScale(weighings, today)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const dots = points.length > maxDots ? [first] : points.slice(0, -1)
  return (
    <div className={styles.root} aria-hidden="true">
      <svg className={styles.scale}>
        {lines.map(({ grams, y }) => (
          <text
            key={grams}
            className={styles.text}
            x="100%"
            y={`${y}%`}
            dy="0.35em"
            textAnchor="end"
          >
            {shownWeight(grams)}
          </text>
        ))}
      </svg>
      <svg className={styles.plot}>
        {lines.map(({ grams, y }) => (
          <line key={grams} className={styles.line} x1="0%" x2="100%" y1={`${y}%`} y2={`${y}%`} />
        ))}
        {segments.map(({ from, to, isLongGap }) => (
          <line
            key={to.day}
            className={isLongGap ? styles.unknown : styles.curve}
            x1={`${from.x}%`}
            y1={`${from.y}%`}
            x2={`${to.x}%`}
            y2={`${to.y}%`}
          />
        ))}
        {dots.map(({ day, x, y }) => (
          <circle key={day} className={styles.dot} cx={`${x}%`} cy={`${y}%`} r="0.16em" />
        ))}
        <circle className={styles.dot} cx={`${last.x}%`} cy={`${last.y}%`} r="0.3em" />
        {last.x - first.x > minLabelDistance && (
          <Label point={first} anchor="start" neighbour={points[1]} />
        )}
        <Label point={last} anchor="end" neighbour={points.at(-2)} />
      </svg>
      <p className={styles.ticks}>
        {ticks.map((day) => (
          <span key={day}>{day === today ? todayLabel : shortDate(day)}</span>
        ))}
      </p>
    </div>
  )
}

/** Places a label on the side of the point away from its line. */
function Label({
  point,
  anchor,
  neighbour,
}: {
  point: PlacedWeighing
  anchor: 'start' | 'end'
  neighbour: PlacedWeighing | undefined
}) {
  const isBelow = neighbour !== undefined && neighbour.grams > point.grams
  return (
    <text
      className={styles.value}
      x={`${point.x}%`}
      y={`${point.y}%`}
      dy={isBelow ? '1.5em' : '-0.8em'}
      textAnchor={anchor}
    >
      {weightLabel(point.grams)}
    </text>
  )
}
