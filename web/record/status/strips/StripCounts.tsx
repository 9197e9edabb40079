import { plural } from '#shared/base/plural'
import type { DayMark } from '#shared/health/period/strips'
import { StripDrawing } from './Strip'
import { visuallyHidden } from '../../../base/styles/text.css'
import * as styles from './StripCounts.css'

export function StripCounts({ marks }: { marks: readonly DayMark[] }) {
  const count = (mark: DayMark) => marks.filter((one) => one === mark).length
  const [red, amber] = [count('red'), count('amber')]
  return (
    <p className={styles.root}>
      {red > 0 && (
        <Count mark="red" count={red} words={`${plural(red, 'jour')} ${plural(red, 'urgent')}`} />
      )}
      {amber > 0 && (
        <Count mark="amber" count={amber} words={`${plural(amber, 'jour')} à surveiller`} />
      )}
    </p>
  )
}

function Count({ mark, count, words }: { mark: DayMark; count: number; words: string }) {
  return (
    <span className={styles.count} title={`${count} ${words}`}>
      <span className={styles.square} aria-hidden="true">
        <StripDrawing marks={[mark]} />
      </span>
      {count} <span className={visuallyHidden}>{words}</span>
    </span>
  )
}
