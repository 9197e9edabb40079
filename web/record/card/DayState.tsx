import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import { relativeDay } from '#shared/base/time'
import { smallMuted } from '../../base/styles/text.css'
import * as styles from './DayState.css'

/** Shows whether today is answered. `last` is the day of the latest entry, `null` if there is none. */
export function DayState({
  isAnswered,
  last,
  today,
}: {
  isAnswered: boolean
  last: string | null
  today: string
}) {
  return (
    <div className={styles.root}>
      <p className={isAnswered ? styles.doneState : styles.toDo}>
        {isAnswered ? (
          <CircleCheck size={22} aria-hidden="true" />
        ) : (
          <CircleDashed size={22} aria-hidden="true" />
        )}
        {isAnswered ? 'Saisie du jour faite' : 'Saisie du jour à faire'}
      </p>
      {!isAnswered && last !== null && (
        <p className={smallMuted}>
          Dernière saisie&nbsp;: {relativeDay(last, today).toLowerCase()}
        </p>
      )}
    </div>
  )
}
