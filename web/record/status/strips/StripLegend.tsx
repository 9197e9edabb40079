import { markLabels } from '#shared/health/period/markLabels'
import type { DayMark } from '#shared/health/period/strips'
import { StripDrawing } from './Strip'
import * as styles from './StripLegend.css'

const marks = Object.keys(markLabels) as DayMark[]

export function StripLegend() {
  return (
    <ul className={styles.root} aria-hidden="true">
      {marks.map((mark) => (
        <li key={mark} className={styles.item}>
          <span className={styles.square}>
            <StripDrawing marks={[mark]} />
          </span>
          {markLabels[mark]}
        </li>
      ))}
    </ul>
  )
}
