import type { ReactNode } from 'react'
import { plural } from '#shared/base/plural'
import { relativeDay } from '#shared/base/time'
import { Button } from '../../base/ui/Button'
import { moveFocusToScreen } from '../../base/ui/focus/focusOnRemoval'
import type { PlannedDose } from './courses'
import { moveFocusInList } from './DoseRow'
import * as styles from './CareScreen.css'

/** Lists the doses of the last days that were not noted. A tap notes all of a day as given. */
export function MissedDoses({
  missed,
  today,
  isPending,
  rowOf,
  onAllGiven,
}: {
  missed: readonly PlannedDose[]
  today: string
  isPending: boolean
  rowOf: (planned: PlannedDose, when: string) => ReactNode
  onAllGiven: (planned: readonly PlannedDose[]) => void
}) {
  const days = [...new Set(missed.map(({ slot }) => slot.day))]
  return (
    <details ref={moveFocusToScreen}>
      <summary className={styles.summary}>
        {missed.length} {plural(missed.length, 'prise')} sans réponse ces derniers jours
      </summary>
      {days.map((day) => {
        const planned = missed.filter(({ slot }) => slot.day === day)
        const when = relativeDay(day, today)
        return (
          <section key={day} aria-label={when}>
            {planned.length > 1 && (
              <div className={styles.dayTitle}>
                <h3>{when}</h3>
                <Button
                  variant="quiet"
                  aria-label={`${when}\u00a0: tout donné`}
                  ref={moveFocusInList}
                  aria-disabled={isPending}
                  onClick={() => isPending || onAllGiven(planned)}
                >
                  Tout donné
                </Button>
              </div>
            )}
            <ul className={styles.list}>
              {planned.map((one) => rowOf(one, `${when}, ${one.slot.time}`))}
            </ul>
          </section>
        )
      })}
    </details>
  )
}
