import { dayMonth } from '#shared/base/time'
import type { DayMark } from '#shared/health/period/strips'
import { markPaths } from './stripPaths'
import * as styles from './Strip.css'

/**
 * The number of days per line: a month on wide screens and on paper, two weeks on a phone, where a
 * finger has to hit a square.
 */
export const lineDays = { wide: 30, phone: 14 }

export const firstDaysOfLines = (days: readonly string[], perLine: number): number[] =>
  Array.from({ length: Math.ceil(days.length / perLine) }, (_, line) => line * perLine)

/**
 * Draws an indicator: a square per day with its sign, in lines. StripTable contains the same in
 * words.
 */
export function Strip({
  days,
  marks,
  showsDate,
}: {
  days: readonly string[]
  marks: readonly DayMark[]
  showsDate?: boolean
}) {
  return (
    <div className={styles.root} aria-hidden="true">
      {firstDaysOfLines(days, lineDays.wide).map((start) => (
        <StripLine
          key={start}
          days={days}
          marks={marks}
          start={start}
          perLine={lineDays.wide}
          showsDate={showsDate}
        />
      ))}
    </div>
  )
}

export interface LineProps {
  days: readonly string[]
  marks: readonly DayMark[]
  start: number
  perLine: number
  /** `true` if the first day is printed below the line. */
  showsDate?: boolean | undefined
  /** The square under the pointer. */
  pointed?: number | null
}

export function StripLine({ days, marks, start, perLine, showsDate, pointed = null }: LineProps) {
  return (
    <>
      <StripDrawing
        marks={marks.slice(start, start + perLine)}
        width={perLine}
        pointed={pointed === null ? null : pointed - start}
      />
      {showsDate && <span className={styles.date}>{dayMonth(days[start]!)}</span>}
    </>
  )
}

/** Draws the marks. `width` is in days, if there are fewer marks. */
export function StripDrawing({
  marks,
  width = marks.length,
  pointed = null,
}: {
  marks: readonly DayMark[]
  width?: number
  pointed?: number | null
}) {
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width * 10} 10`}>
      {markPaths(marks).map(({ mark, squares, signs }) => (
        <g key={mark}>
          {squares && <path className={styles.square[mark]} d={squares} />}
          <path className={styles.sign[mark]} d={signs} />
        </g>
      ))}
      {pointed !== null && pointed >= 0 && pointed < marks.length && (
        <rect
          className={styles.selectedDay}
          x={pointed * 10 + 0.5}
          y={0.5}
          width={9}
          height={9}
          rx={1.6}
        />
      )}
    </svg>
  )
}
