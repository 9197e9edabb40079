import { type KeyboardEvent, type PointerEvent, type MouseEvent, useState } from 'react'
import type { DayMark } from '#shared/health/period/strips'
import { firstDaysOfLines, StripLine } from './Strip'
import * as styles from './DayStrip.css'

const WEEK = 7

/** The number of days that a key moves; Infinity moves to the end. */
const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -WEEK,
  PageUp: WEEK,
  Home: -Infinity,
  End: Infinity,
}

/**
 * Draws a strip whose squares show their day under a mouse, by a tap, and by the arrow keys
 * (product/pages 5.8).
 */
export function DayStrip({
  label,
  days,
  marks,
  perLine,
  showsDate,
  wordsOf,
}: {
  label: string
  days: readonly string[]
  marks: readonly DayMark[]
  perLine: number
  showsDate: boolean
  /** Returns the words of a day. */
  wordsOf: (index: number) => string
}) {
  const [at, setAt] = useState<number | null>(null)
  const last = days.length - 1
  const dayIndex = at === null ? null : Math.min(at, last)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') return setAt(null)
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    setAt(Math.max(0, Math.min(last, (dayIndex ?? last) + step)))
  }

  function point(start: number, { clientX, currentTarget }: MouseEvent) {
    const { left, width } = currentTarget.getBoundingClientRect()
    const index = start + Math.floor(((clientX - left) / width) * perLine)
    setAt(index >= start && index <= last ? index : null)
  }

  return (
    <div
      className={styles.root}
      role="slider"
      tabIndex={0}
      aria-label={`${label}, jour par jour`}
      aria-readonly="true"
      aria-valuemin={1}
      aria-valuemax={days.length}
      aria-valuenow={(dayIndex ?? last) + 1}
      aria-valuetext={wordsOf(dayIndex ?? last)}
      onKeyDown={onKeyDown}
      onFocus={({ currentTarget }) =>
        currentTarget.matches(':focus-visible') && setAt(dayIndex ?? last)
      }
      onBlur={() => setAt(null)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setAt(null)}
    >
      {firstDaysOfLines(days, perLine).map((start) => (
        <div
          key={start}
          className={styles.line}
          onClick={(event) => point(start, event)}
          onPointerMove={(event: PointerEvent) =>
            event.pointerType === 'mouse' && point(start, event)
          }
        >
          <StripLine
            days={days}
            marks={marks}
            start={start}
            perLine={perLine}
            showsDate={showsDate}
            pointed={dayIndex}
          />
          {dayIndex !== null && dayIndex >= start && dayIndex < start + perLine && (
            <p
              className={styles.words[Math.floor(((dayIndex - start) / perLine) * 3) as 0 | 1 | 2]}
              aria-hidden="true"
            >
              {wordsOf(dayIndex)}
            </p>
          )}
        </div>
      ))}
    </div>
  )
}
