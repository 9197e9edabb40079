import type { DayMark } from '#shared/health/strips'
import { StripDrawing } from './Strip'
import * as styles from './StripLegend.css'

/** What a square says, in the words of the tiles. */
export const markWords: Record<DayMark, string> = {
  green: 'Stable',
  amber: 'À surveiller',
  red: 'Urgent',
  none: 'Non renseigné',
  missing: 'Pas de saisie',
}
const marks = Object.keys(markWords) as DayMark[]

export function StripLegend() {
  return (
    <ul className={styles.root} aria-hidden="true">
      {marks.map((mark) => (
        <li key={mark} className={styles.item}>
          <span className={styles.square}>
            <StripDrawing marks={[mark]} />
          </span>
          {markWords[mark]}
        </li>
      ))}
    </ul>
  )
}
