import { shortDate } from '#shared/base/time'
import { labelInUnit, type LabSeries } from '#shared/labs/readings'
import { labScale, type PlacedResult } from './labScale'
import type { PlacedMark } from './treatmentMarks'
import * as styles from './LabCurve.css'

/**
 * The least distance between first and last point at which both labels have space, in percent of
 * the width.
 */
const minLabelDistance = 40

/**
 * Draws one quantity over time, in the unit of its newest value: reference range, straight lines
 * between results, numbered days of treatments.
 */
export function LabCurve({
  reading,
  start,
  todayLabel,
  x,
  marks,
}: {
  reading: LabSeries
  start: string
  todayLabel: string
  x: (day: string) => number
  marks: readonly PlacedMark[]
}) {
  const { placed, band } = labScale(reading, x)
  const [first, last] = [placed[0]!, placed.at(-1)!]
  const { top, bottom } = band
  const unit = reading.newest.unit
  return (
    <div className={styles.root} aria-hidden="true">
      <svg className={styles.plot}>
        <rect
          className={styles.band}
          x="0%"
          width="100%"
          y={`${top ?? 0}%`}
          height={`${(bottom ?? 100) - (top ?? 0)}%`}
        />
        {[top, bottom].map(
          (y) =>
            y !== null && (
              <line key={y} className={styles.edge} x1="0%" x2="100%" y1={`${y}%`} y2={`${y}%`} />
            ),
        )}
        <line className={styles.axis} x1="0%" x2="100%" y1="100%" y2="100%" />
        {marks.map(({ x: at, label }) => (
          <g key={label}>
            <line className={styles.mark} x1={`${at}%`} x2={`${at}%`} y1="0%" y2="100%" />
            <text
              className={styles.markLabel}
              x={`${at}%`}
              y="0%"
              dy="-0.4em"
              textAnchor={at < 5 ? 'start' : at > 95 ? 'end' : 'middle'}
            >
              {label}
            </text>
          </g>
        ))}
        {placed.slice(1).map((to, index) => (
          <line
            key={index}
            className={styles.curve}
            x1={`${placed[index]!.x}%`}
            y1={`${placed[index]!.y}%`}
            x2={`${to.x}%`}
            y2={`${to.y}%`}
          />
        ))}
        {placed.map((one, index) => (
          <circle
            key={index}
            className={styles.dot}
            cx={`${one.x}%`}
            cy={`${one.y}%`}
            r={one === last ? '0.34em' : '0.22em'}
          />
        ))}
        {last.x - first.x > minLabelDistance && (
          <Label at={first} unit={unit} neighbour={placed[1]} />
        )}
        <Label at={last} unit={unit} neighbour={placed.at(-2)} />
      </svg>
      <p className={styles.ticks}>
        <span>{shortDate(start)}</span>
        <span>{todayLabel}</span>
      </p>
    </div>
  )
}

/** Places a label on the side of the point away from its line. */
function Label({
  at: { point, x, y },
  unit,
  neighbour,
}: {
  at: PlacedResult
  unit: string
  neighbour: PlacedResult | undefined
}) {
  const isBelow = neighbour !== undefined && neighbour.y < y
  const text = labelInUnit(point, unit)
  return (
    <text
      className={styles.value}
      x={`${x}%`}
      y={`${y}%`}
      dy={isBelow ? '1.4em' : '-0.8em'}
      textAnchor={x < 15 ? 'start' : x > 85 ? 'end' : 'middle'}
    >
      {text}
    </text>
  )
}
