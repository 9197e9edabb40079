import { CatHead } from './CatHead'
import { CatTail } from './CatTail'
import { Drawing } from './Drawing'
import * as styles from './Drawing.css'

/** Is shown after an error. */
export function BrokenCup() {
  return (
    <Drawing viewBox="0 0 160 120">
      <CatTail d="M24 74C12 70 10 54 18 46" />
      <path
        className={styles.fur}
        d="M24 78c-4-18 4-34 20-36 14-1 22 8 24 22l18-2a4.5 4.5 0 0 1 1 9l-19 7Z"
      />
      <CatHead x={54} y={37} scale={1.6} tilt={-8} look="sleepy" />
      <path d="M6 78h100v8H6M14 86v26M96 86v26" />
      <g transform="rotate(38 122 62)">
        <path className={styles.paper} d="M108 50h28l-3 20q-.5 4-4.5 4h-13q-4 0-4.5-4Z" />
        <path d="M136 54h4q5 0 4 6t-9 6" />
      </g>
      <path
        className={styles.water}
        d="M130 88c3 4 4.5 6.5 4.5 9a4.5 4.5 0 0 1-9 0c0-2.5 1.5-5 4.5-9ZM144 96c2 2.7 3 4.4 3 6a3 3 0 0 1-6 0c0-1.6 1-3.3 3-6Z"
      />
      <path className={styles.faint} d="M104 40q4-8 12-11M110 46q2-4 6-6" />
    </Drawing>
  )
}
