import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react'
import type { LineDay } from './timeLineDays'
import * as styles from './TimeLine.css'

/** The distance of a tap from a mark that still selects it, in percent of the line. */
const maxTapDistance = 4

const hasDetails = ({ changes, results, grams }: LineDay): boolean =>
  changes.length + results.length > 0 || grams !== null

/**
 * Shows the words of one day of the lines: under a mouse, by a tap near a mark, or by the arrow
 * keys.
 */
export function DaySlider({
  days,
  label,
  children,
}: {
  days: readonly LineDay[]
  label: string
  children: ReactNode
}) {
  const [shownIndex, setShownIndex] = useState<number | null>(null)
  const last = days.length - 1
  const day = shownIndex === null ? null : (days[Math.min(shownIndex, last)] ?? null)
  const markedIndexes = days.flatMap((one, index) =>
    hasDetails(one) || one.red + one.amber > 0 ? [index] : [],
  )

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') return setShownIndex(null)
    const from = shownIndex ?? last + 1
    const earlier = () => markedIndexes.findLast((index) => index < from) ?? from
    const later = () => markedIndexes.find((index) => index > from) ?? from
    const to = {
      ArrowLeft: earlier,
      ArrowDown: earlier,
      ArrowRight: later,
      ArrowUp: later,
      Home: () => markedIndexes[0] ?? 0,
      End: () => markedIndexes.at(-1) ?? last,
    }[event.key]
    if (!to) return
    event.preventDefault()
    setShownIndex(Math.min(last, to()))
  }

  function showNearest({ clientX, currentTarget }: MouseEvent) {
    const { left, width } = currentTarget.getBoundingClientRect()
    const x = ((clientX - left) / width) * 100
    const distance = (one: LineDay) => Math.abs(one.x - x)
    const near = days
      .filter((one) => hasDetails(one) && distance(one) <= maxTapDistance)
      .toSorted((a, b) => distance(a) - distance(b))[0]
    setShownIndex(
      near ? days.indexOf(near) : Math.max(0, Math.min(last, Math.floor((x / 100) * days.length))),
    )
  }

  return (
    <div
      className={styles.root}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-readonly="true"
      aria-valuemin={1}
      aria-valuemax={days.length}
      aria-valuenow={(day ? days.indexOf(day) : last) + 1}
      aria-valuetext={(day ?? days[last]!).words}
      onKeyDown={onKeyDown}
      onFocus={({ currentTarget }) =>
        currentTarget.matches(':focus-visible') &&
        setShownIndex(shownIndex ?? markedIndexes.at(-1) ?? last)
      }
      onBlur={() => setShownIndex(null)}
    >
      <div
        className={styles.lines}
        onClick={showNearest}
        onPointerMove={(event) => event.pointerType === 'mouse' && showNearest(event)}
      >
        {children}
        {day && <span className={styles.pointer} style={{ insetInlineStart: `${day.x}%` }} />}
      </div>
      <p className={styles.words} aria-hidden="true">
        {day ? day.words : 'Touchez un repère pour lire ce jour.'}
      </p>
    </div>
  )
}
