import * as styles from './Drawing.css'

/** Is drawn around its own centre. */
export function Paw({
  x,
  y,
  scale = 1,
  tilt = 0,
}: {
  x: number
  y: number
  scale?: number
  tilt?: number
}) {
  return (
    <g className={styles.warm} transform={`translate(${x} ${y}) rotate(${tilt}) scale(${scale})`}>
      <path d="M0 0c4.5 0 8.5 4.6 8.5 8.2 0 3-2.3 4.3-4.9 4.3-1.6 0-2.3-.6-3.6-.6s-2 .6-3.6.6c-2.6 0-4.9-1.3-4.9-4.3C-8.5 4.6-4.5 0 0 0Z" />
      <ellipse cx="-10.5" cy="-.5" rx="3" ry="4" transform="rotate(-24 -10.5 -.5)" />
      <ellipse cx="-4" cy="-6.5" rx="3.1" ry="4.3" transform="rotate(-8 -4 -6.5)" />
      <ellipse cx="4" cy="-6.5" rx="3.1" ry="4.3" transform="rotate(8 4 -6.5)" />
      <ellipse cx="10.5" cy="-.5" rx="3" ry="4" transform="rotate(24 10.5 -.5)" />
    </g>
  )
}
