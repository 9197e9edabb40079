import { Drawing } from './Drawing'
import { Paw } from './Paw'
import * as styles from './Drawing.css'

/** Is shown if there is no entry yet. */
export function EmptyNotebook() {
  return (
    <Drawing viewBox="0 0 160 120">
      <path className={styles.fur} d="M14 32v72q34-6 66 4 32-10 66-4V32" />
      <path
        className={styles.paper}
        d="M80 28C64 19 42 18 22 23v72c20-5 42-4 58 5 16-9 38-10 58-5V23c-20-5-42-4-58 5Z"
      />
      <path d="M80 28v72" />
      <Paw x={42} y={76} scale={0.62} tilt={-14} />
      <Paw x={60} y={52} scale={0.62} tilt={14} />
      <path d="M93 39l7-1.4v7l-7 1.4ZM93 54l7-1.4v7l-7 1.4ZM93 69l7-1.4v7l-7 1.4ZM93 84l7-1.4v7l-7 1.4Z" />
      <path
        className={styles.faint}
        d="M108 40.5q10-2.3 20-2M108 55.5q10-2.3 16-2M108 70.5q10-2.3 20-2M108 85.5q8-2 13-2"
      />
      <path className={styles.water} d="M128 96 148 58l6 3.2-20 38-7.5 4.5Z" />
      <path d="M145 63.5l6.2 3.2" />
    </Drawing>
  )
}
