import * as styles from './Drawing.css'

const eyes = {
  open: null,
  sleepy: 'M-5.300-1q1.900.800 3.800 0M1.500-1q1.900.800 3.800 0',
  closed: 'M-5.600-1q2 2.400 4 0M1.600-1q2 2.400 4 0',
} as const

/** The head that all our cats share, around its own middle. */
export function CatHead({ x, y, tilt = 0, scale = 1, look = 'open' }: { x: number; y: number; tilt?: number; scale?: number; look?: keyof typeof eyes }) {
  const line = eyes[look]
  return (
    // The line keeps its weight whatever the size.
    <g transform={`translate(${x} ${y}) rotate(${tilt}) scale(${scale})`} strokeWidth={2.25 / scale}>
      <path
        className={styles.fur}
        d="M-9 .500C-9.600-3.500-9.200-8-8.300-11.500L-3.600-7.700q3.600-1 7.200 0L8.300-11.500C9.200-8 9.600-3.500 9 .500 8.800 5.500 5 8.300 0 8.300S-8.800 5.500-9 .500Z"
      />
      {line ? <path className={styles.fine} d={line} /> : <path className={styles.ink} d="M-3.600-2a1.500 1.700 0 1 0 .010 0ZM3.600-2a1.500 1.700 0 1 0 .010 0Z" />}
      <path className={styles.warm} d="M-1.700 2.200h3.400L0 4.200Z" />
    </g>
  )
}
