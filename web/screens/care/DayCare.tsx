import { useState } from 'react'
import { plural } from '#shared/base/plural'
import { clockTime } from '#shared/base/time'
import { stepOn } from '#shared/care/course'
import { FLUIDS_MAX_ML } from '#shared/care/plan'
import { newUuid } from '../../base/device/uuid'
import { Button } from '../../base/ui/Button'
import { Card } from '../../base/ui/Card'
import { deferredDialog } from '../../base/ui/dialogs/deferredDialog'
import { Dialog } from '../../base/ui/dialogs/Dialog'
import { isDose } from '../../offline/queue/rows'
import { usePendingOf } from '../../offline/queue/usePending'
import type { NamedCat } from '../../record/pending/useQueuedSave'
import { useUserUuid } from '../../session/useUserUuid'
import {
  unplannedToday,
  type CareClock,
  fluidsOfWeek,
  lastPerfusionMl,
  missedDoses,
  plannedOn,
  type TreatmentStep,
  type TreatedCourse,
} from './courses'
import { DoseRow } from './DoseRow'
import { MissedDoses } from './MissedDoses'
import { type TappedDose, useNoteDose } from './useNoteDose'
import { useUndoDose } from './useUndoDose'
import * as styles from './CareScreen.css'

const FluidsDialog = deferredDialog(async () => (await import('./FluidsDialog')).FluidsDialog)

/**
 * Shows each dose of today with one tap, in the order of the day, then the doses that were not
 * noted.
 */
export function DayCare({
  animal,
  courses,
  clock,
}: {
  animal: NamedCat
  courses: TreatedCourse[]
  clock: CareClock
}) {
  const { note, noteAll, dayNow, isPending, question, answer } = useNoteDose(
    animal,
    courses,
    clock.today,
  )
  const pendingDoses = usePendingOf(useUserUuid(), animal.uuid).filter(isDose)
  const isDosePending = (uuid: string) => pendingDoses.some((dose) => dose.uuid === uuid)
  const [undo, isUndoing] = useUndoDose(animal, pendingDoses)
  const [fluids, setFluids] = useState<TappedDose | null>(null)
  const [today, missed, unplanned] = [
    plannedOn(courses, clock.today, clock),
    missedDoses(courses, clock),
    unplannedToday(courses, clock.today),
  ]
  const asNeeded = courses
    .flatMap(({ steps }) => stepOn(steps, clock.today) ?? [])
    .filter(({ plan }) => plan.kind === 'needed')

  function give(treatment: TreatmentStep, day: string, time: string | null) {
    const dose: TappedDose = { treatment, uuid: newUuid(), day, time, outcome: 'given' }
    if (treatment.kind === 'fluids') setFluids(dose)
    else void note(dose)
  }
  const skip = (treatment: TreatmentStep, day: string, time: string) =>
    void note({ treatment, uuid: newUuid(), day, time, outcome: 'skipped' })
  const rowOf = ({ step, slot, state }: (typeof today)[number], when: string) => (
    <DoseRow
      key={`${step.course} ${slot.day} ${slot.time}`}
      when={when}
      treatment={step}
      state={state}
      doses={slot.doses}
      timeZone={clock.timeZone}
      isPending={isPending || isUndoing}
      onGive={() => give(step, slot.day, slot.time)}
      onSkip={() => skip(step, slot.day, slot.time)}
      isDosePending={isDosePending}
      onUndo={(dose) => void undo(dose, step)}
    />
  )
  return (
    <Card as="section" className={styles.card} aria-labelledby="care-today">
      <h2 id="care-today">Aujourd’hui</h2>
      {today.length + asNeeded.length === 0 && (
        <p className={styles.muted}>Rien de prévu aujourd’hui.</p>
      )}
      <ul className={styles.list} aria-label="Prises du jour">
        {today.map((planned) => rowOf(planned, planned.slot.time))}
        {asNeeded.map((step) => (
          <DoseRow
            key={step.course}
            when="Si besoin"
            treatment={step}
            state="due"
            doses={[]}
            timeZone={clock.timeZone}
            isPending={isPending || isUndoing}
            onGive={() => give(step, dayNow(), null)}
            isDosePending={isDosePending}
            onUndo={() => undefined}
          />
        ))}
        {unplanned.map(({ step, dose }) => (
          <DoseRow
            key={dose.uuid}
            when={clockTime(dose.at, clock.timeZone)}
            treatment={step}
            state={dose.outcome}
            doses={[dose]}
            timeZone={clock.timeZone}
            isPending={isPending || isUndoing}
            onGive={() => undefined}
            isDosePending={isDosePending}
            onUndo={(noted) => void undo(noted, step)}
          />
        ))}
      </ul>
      <FluidsOfWeek courses={courses} clock={clock} />
      {missed.length > 0 && (
        <MissedDoses
          missed={missed}
          today={clock.today}
          isPending={isPending || isUndoing}
          rowOf={rowOf}
          onAllGiven={(planned) =>
            void noteAll(planned.map(({ step, slot }) => givenAsPlanned(step, slot.day, slot.time)))
          }
        />
      )}
      {fluids && (
        <FluidsDialog
          last={lastPerfusionMl(courses)}
          isPending={isPending}
          onClose={() => setFluids(null)}
          onGive={(perfusion) =>
            void note({ ...fluids, ...perfusion }).then((isNoted) => isNoted && setFluids(null))
          }
        />
      )}
      {question && <SecondDoseDialog question={question} onAnswer={answer} />}
    </Card>
  )
}

function FluidsOfWeek({ courses, clock }: { courses: TreatedCourse[]; clock: CareClock }) {
  const { ml, days } = fluidsOfWeek(courses, clock)
  if (ml === 0) return null
  return (
    <p className={styles.muted}>
      Perfusions des 7 derniers jours&nbsp;: {ml}&nbsp;mL, {days}&nbsp;
      {plural(days, 'jour')}.
    </p>
  )
}

function SecondDoseDialog({
  question,
  onAnswer,
}: {
  question: string
  onAnswer: (isConfirmed: boolean) => void
}) {
  return (
    <Dialog
      open
      title="Une deuxième prise ?"
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            Annuler
          </Button>
          <Button onClick={() => onAnswer(true)}>Noter une deuxième prise</Button>
        </>
      }
    >
      <p>{question}</p>
    </Dialog>
  )
}

/** Returns a planned dose as given, fluids with their planned amount. */
function givenAsPlanned(treatment: TreatmentStep, day: string, time: string): TappedDose {
  const { kind, unit, amount } = treatment
  const isVolume = kind === 'fluids' && unit === 'ml' && Number.isInteger(amount)
  const amountMl = isVolume && amount! <= FLUIDS_MAX_ML ? amount : null
  return { treatment, uuid: newUuid(), day, time, outcome: 'given', amountMl }
}
