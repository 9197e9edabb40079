import * as styles from './Drawing.css'

/** A paw's print, around its own middle. */
export function Paw({ x, y, scale = 1, tilt = 0 }: { x: number; y: number; scale?: number; tilt?: number }) {
  return (
    <g className={styles.warm} transform={`translate(${x} ${y}) rotate(${tilt}) scale(${scale})`}>
      <path d="M0 0c4.500 0 8.500 4.600 8.500 8.200 0 3-2.300 4.300-4.900 4.300-1.600 0-2.300-.600-3.600-.600s-2 .600-3.600.600c-2.600 0-4.900-1.300-4.900-4.300C-8.500 4.600-4.500 0 0 0Z" />
      <ellipse cx="-10.500" cy="-.500" rx="3" ry="4" transform="rotate(-24 -10.500 -.500)" />
      <ellipse cx="-4" cy="-6.500" rx="3.100" ry="4.300" transform="rotate(-8 -4 -6.500)" />
      <ellipse cx="4" cy="-6.500" rx="3.100" ry="4.300" transform="rotate(8 4 -6.500)" />
      <ellipse cx="10.500" cy="-.500" rx="3" ry="4" transform="rotate(24 10.500 -.500)" />
    </g>
  )
}
