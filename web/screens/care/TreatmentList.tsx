import { useState } from 'react'
import { capitalise } from '#shared/base/capitalise'
import { dayMonthYear } from '#shared/base/time'
import { amountLabel, mustNotMissLabel, planLabel, withMealLabel } from '#shared/care/careLabels'
import type { CourseStock_animal$key } from '../../__generated__/CourseStock_animal.graphql'
import { Button } from '../../base/ui/Button'
import { Card } from '../../base/ui/Card'
import { deferredDialog } from '../../base/ui/dialogs/deferredDialog'
import { CourseStock } from '../../record/stock/CourseStock'
import type { TreatmentStep, TreatedCourse } from './courses'
import * as styles from './CareScreen.css'

const ChangeDialog = deferredDialog(async () => (await import('./ChangeDialog')).ChangeDialog)
const RemovePlannedDialog = deferredDialog(
  async () => (await import('./RemovePlannedDialog')).RemovePlannedDialog,
)
const StopDialog = deferredDialog(async () => (await import('./StopDialog')).StopDialog)

type Group = 'running' | 'planned' | 'ended'

const titles: Record<Group, string> = { running: 'En cours', planned: 'Prévus', ended: 'Terminés' }
const closedTitles = { ...titles, running: 'Derniers traitements' }

const groupOf = ({ firstDay, lastDay }: TreatmentStep, today: string): Group =>
  lastDay !== null && lastDay < today ? 'ended' : firstDay > today ? 'planned' : 'running'

/** Returns '2,5 mL, tous les jours à 08:00', or 'Tous les jours à 08:00' without a dose. */
const courseWords = ({ amount, unit, plan, withMeal, mustNotMiss }: TreatmentStep) =>
  capitalise(
    [
      amountLabel(amount ?? null, unit ?? null),
      planLabel(plan),
      withMealLabel((withMeal as 'yes' | 'no' | null | undefined) ?? null),
      mustNotMissLabel(mustNotMiss),
    ]
      .filter(Boolean)
      .join(', '),
  )

/** Lists every treatment with its changes, running ones first. */
export function TreatmentList({
  animal,
  courses,
  today,
  isClosed,
  canChangeTreatments,
}: {
  animal: CourseStock_animal$key & { uuid: string }
  courses: TreatedCourse[]
  today: string
  isClosed: boolean
  canChangeTreatments: boolean
}) {
  const animalUuid = animal.uuid
  const [opened, setDialog] = useState<{
    step: TreatmentStep
    what: 'change' | 'stop' | 'remove'
  } | null>(null)
  const close = () => setDialog(null)
  const groupTitles = isClosed ? closedTitles : titles
  const steps = courses.flatMap((course) => course.steps).toReversed()
  // The response to a removal may be lost.
  const dialog = steps.some(({ uuid }) => uuid === opened?.step.uuid) ? opened : null
  /** A new change replaces a planned one. */
  const isChangeable = ({ course, lastDay }: TreatmentStep) =>
    lastDay === null || steps.some((one) => one.course === course && one.firstDay > today)
  return (
    <Card as="section" className={styles.card} aria-labelledby="treatments">
      <h2 id="treatments">Traitements</h2>
      {(['running', 'planned', 'ended'] as const).map((group) => {
        const groupSteps = steps.filter((step) => groupOf(step, today) === group)
        if (groupSteps.length === 0) return null
        return (
          <section key={group}>
            <h3>{groupTitles[group]}</h3>
            <ul className={styles.list} aria-label={groupTitles[group]}>
              {groupSteps.map((step) => (
                <li key={step.uuid} className={styles.treatment}>
                  <div>
                    <p className={styles.treatmentName}>{step.name}</p>
                    <p className={styles.muted}>{courseWords(step)}</p>
                    <p className={styles.muted}>
                      {step.lastDay === null
                        ? `Depuis le ${dayMonthYear(step.firstDay)}`
                        : `Du ${dayMonthYear(step.firstDay)} au ${dayMonthYear(step.lastDay)}`}
                      {step.stopReason && ` · ${step.stopReason}`}
                    </p>
                    {step.note && <p className={styles.muted}>{step.note}</p>}
                  </div>
                  {group === 'running' && !isClosed && (
                    <div className={styles.stock}>
                      <CourseStock animal={animal} treatment={step} />
                    </div>
                  )}
                  {group === 'running' && canChangeTreatments && (
                    <div className={styles.treatmentButtons}>
                      {isChangeable(step) && (
                        <Button
                          variant="quiet"
                          aria-label={`Changer ${step.name}`}
                          onClick={() => setDialog({ step, what: 'change' })}
                        >
                          Changer
                        </Button>
                      )}
                      <Button
                        variant="quiet"
                        aria-label={`Arrêter ${step.name}`}
                        onClick={() => setDialog({ step, what: 'stop' })}
                      >
                        Arrêter
                      </Button>
                    </div>
                  )}
                  {group === 'planned' && canChangeTreatments && (
                    <div className={styles.treatmentButtons}>
                      <Button
                        variant="quiet"
                        aria-label={`Supprimer ${step.name}`}
                        onClick={() => setDialog({ step, what: 'remove' })}
                      >
                        Supprimer
                      </Button>
                    </div>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      {dialog?.what === 'change' && (
        <ChangeDialog
          animalUuid={animalUuid}
          treatment={dialog.step}
          today={today}
          onClose={close}
        />
      )}
      {dialog?.what === 'remove' && (
        <RemovePlannedDialog animalUuid={animalUuid} treatment={dialog.step} onClose={close} />
      )}
      {dialog?.what === 'stop' && (
        <StopDialog animalUuid={animalUuid} treatment={dialog.step} today={today} onClose={close} />
      )}
    </Card>
  )
}
