import type { DayMark } from '#shared/health/strips'
import { dayMonth } from '#shared/time'
import * as styles from './Strip.css'
import { BLOCK_DAYS, markPaths } from './stripPaths'

/** One indicator: a square a day with its sign. StripTable says the same in words. */
export function Strip({
  days,
  marks,
  layout,
  dates,
}: {
  days: readonly string[]
  marks: readonly DayMark[]
  layout: keyof typeof styles.root
  /** The date of each block's first day; where five strips share one axis, each shows it on a phone only. */
  dates?: keyof typeof styles.date
}) {
  const blocks = Array.from({ length: Math.ceil(marks.length / BLOCK_DAYS) }, (_, index) => index * BLOCK_DAYS)
  return (
    <div className={styles.root[layout]} aria-hidden="true">
      {blocks.map((start) => (
        <div key={days[start]} className={styles.block}>
          <StripDrawing marks={marks.slice(start, start + BLOCK_DAYS)} />
          {dates && <span className={styles.date[dates]}>{dayMonth(days[start]!)}</span>}
        </div>
      ))}
    </div>
  )
}

export function StripDrawing({ marks }: { marks: readonly DayMark[] }) {
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${marks.length * 10} 10`}>
      {markPaths(marks).map(({ mark, squares, signs }) => (
        <g key={mark}>
          {squares && <path className={styles.square[mark]} d={squares} />}
          <path className={styles.sign[mark]} d={signs} />
        </g>
      ))}
    </svg>
  )
}
