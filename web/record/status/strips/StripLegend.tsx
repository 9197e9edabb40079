import { keysOf } from '#shared/base/keysOf'
import { markLabels } from '#shared/health/period/markLabels'
import { StripDrawing } from './Strip'
import * as styles from './StripLegend.css'

const marks = keysOf(markLabels)

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
