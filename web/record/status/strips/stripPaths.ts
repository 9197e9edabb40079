import type { DayMark } from '#shared/health/period/strips'

/** The distance between squares in units of the drawing: a day is a square of 10. */
const pitch = 10

export interface MarkPaths {
  mark: DayMark
  squares: string
  signs: string
}

/**
 * Returns a path for all squares of each mark and a path for its signs: about twelve elements for
 * any number of days.
 */
export function markPaths(marks: readonly DayMark[]): MarkPaths[] {
  const order: DayMark[] = ['green', 'amber', 'red', 'none', 'missing']
  const at = (mark: DayMark) => marks.flatMap((one, index) => (one === mark ? [index * pitch] : []))
  return order
    .map((mark) => ({ mark, xs: at(mark) }))
    .filter(({ xs }) => xs.length > 0)
    .map(({ mark, xs }) => ({
      mark,
      squares: mark === 'missing' ? '' : xs.map(square).join(''),
      signs: xs.map(sign[mark]).join(''),
    }))
}

const square = (x: number): string =>
  `M${x + 2.2} .8h5.6a1.4 1.4 0 0 1 1.4 1.4v5.6a1.4 1.4 0 0 1-1.4 1.4h-5.6a1.4 1.4 0 0 1-1.4-1.4v-5.6a1.4 1.4 0 0 1 1.4-1.4z`

/** Draws the tiles' symbols, simplified for a few millimetres; a day without an entry is a dot. */
const sign: Record<DayMark, (x: number) => string> = {
  green: (x) => `M${x + 3.2} 5.1l1.3 1.4 2.4-2.9`,
  amber: (x) => `M${x + 5} 2.7v2.8M${x + 5} 7.3v.01`,
  red: (x) => `M${x + 5} 2.5l2.9 5.1h-5.8z`,
  none: (x) => `M${x + 3.5} 5h3`,
  missing: (x) => `M${x + 5} 5v.01`,
}
