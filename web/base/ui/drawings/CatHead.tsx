import * as styles from './Drawing.css'

const eyes = {
  open: null,
  sleepy: 'M-5.3-1q1.9.8 3.8 0M1.5-1q1.9.8 3.8 0',
  closed: 'M-5.6-1q2 2.4 4 0M1.6-1q2 2.4 4 0',
} as const

/** Is drawn around its own centre. */
export function CatHead({
  x,
  y,
  tilt = 0,
  scale = 1,
  look = 'open',
}: {
  x: number
  y: number
  tilt?: number
  scale?: number
  look?: keyof typeof eyes
}) {
  const line = eyes[look]
  return (
    // The stroke keeps its width at any scale.
    <g
      transform={`translate(${x} ${y}) rotate(${tilt}) scale(${scale})`}
      strokeWidth={2.25 / scale}
    >
      <path
        className={styles.fur}
        d="M-9 .5C-9.6-3.5-9.2-8-8.3-11.5L-3.6-7.7q3.6-1 7.2 0L8.3-11.5C9.2-8 9.6-3.5 9 .5 8.8 5.5 5 8.3 0 8.3S-8.8 5.5-9 .5Z"
      />
      {line ? (
        <path className={styles.fine} d={line} />
      ) : (
        <path className={styles.ink} d="M-3.6-2a1.5 1.7 0 1 0 .01 0ZM3.6-2a1.5 1.7 0 1 0 .01 0Z" />
      )}
      <path className={styles.warm} d="M-1.7 2.2h3.4L0 4.2Z" />
    </g>
  )
}
