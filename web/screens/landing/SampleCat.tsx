import { Drawing } from '../../base/ui/drawings/Drawing'
import { Tabby } from '../../base/ui/drawings/Tabby'
import * as styles from '../../base/ui/drawings/Drawing.css'

/** Draws the landing page's cat, 3:4. */
export function SampleCat() {
  return (
    <Drawing viewBox="0 0 240 320">
      <path className={styles.wall} d="M0 0h240v320H0Z" />
      <path className={styles.sky} d="M34 262V118a86 86 0 0 1 172 0v144" />
      <circle className={styles.moon} cx="166" cy="88" r="17" />
      <path
        className={styles.faint}
        d="M60 84h.01M86 58h.01M128 50h.01M78 112h.01M186 132h.01M52 140h.01"
      />
      <path className={styles.leaf} d="M34 214c22-22 44-10 62-2s40-22 62-16 34 14 48 6v60H34Z" />
      <path d="M34 262V118a86 86 0 0 1 172 0v144M16 262h208" />
      <g transform="translate(22 106)">
        <Tabby hasCollar />
      </g>
      <path
        className={styles.leaf}
        d="M206 262c-10-14-10-30-3-46 9 12 11 30 5 46M210 262c0-16 6-27 18-33 3 14-3 26-14 33"
      />
      <path className={styles.pot} d="M194 262h34l-4 30q-.5 4-4.5 4h-17q-4 0-4.5-4Z" />
      <path className={styles.paper} d="M0 296h240v24H0Z" />
    </Drawing>
  )
}
