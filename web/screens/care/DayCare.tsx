import { useState } from 'react'
import { stepOn } from '#shared/care/course'
import { clockTime, relativeDay } from '#shared/time'
import { newUuid } from '../../device/uuid'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Dialog } from '../../ui/Dialog'
import { NeedsNetwork } from '../../ui/NeedsNetwork'
import * as styles from './CareScreen.css'
import { besideToday, type Clock, fluidsOfWeek, missedBefore, plannedOn, type Treated, type TreatedCourse } from './courses'
import { DoseRow } from './DoseRow'
import { FluidsDialog } from './FluidsDialog'
import { type DoseInput, useNoteDose } from './useNoteDose'
import { useUndoDose } from './useUndoDose'

/** One tap for each dose of today, in the order of the day; then what nobody noted. */
export function DayCare({ animalUuid, courses, clock }: { animalUuid: string; courses: TreatedCourse[]; clock: Clock }) {
  const { note, pending, question, answer } = useNoteDose()
  const [undo, undoing] = useUndoDose()
  const [fluids, setFluids] = useState<DoseInput | null>(null)
  const [today, missed, beside] = [plannedOn(courses, clock.today, clock), missedBefore(courses, clock), besideToday(courses, clock.today)]
  const asNeeded = courses.flatMap(({ steps }) => stepOn(steps, clock.today) ?? []).filter(({ plan }) => plan.kind === 'needed')
  const { ml, days } = fluidsOfWeek(courses, clock.today)

  function give({ uuid, kind }: Treated, day: string, time: string | null) {
    const dose: DoseInput = { animalUuid, treatmentUuid: uuid, uuid: newUuid(), day, time, outcome: 'given' }
    if (kind === 'fluids') setFluids(dose)
    else note(dose)
  }
  const skip = ({ uuid }: Treated, day: string, time: string) => note({ animalUuid, treatmentUuid: uuid, uuid: newUuid(), day, time, outcome: 'skipped' })
  const rowOf = ({ step, slot, state }: (typeof today)[number], when: string) => (
    <DoseRow
      key={`${step.course} ${slot.day} ${slot.time}`}
      when={when}
      treatment={step}
      state={state}
      doses={slot.doses}
      timeZone={clock.timeZone}
      pending={pending || undoing}
      onGive={() => give(step, slot.day, slot.time)}
      onSkip={() => skip(step, slot.day, slot.time)}
      onUndo={(uuid) => undo({ animalUuid, uuid })}
    />
  )
  return (
    <Card as="section" className={styles.card} aria-labelledby="care-today">
      <h2 id="care-today">Aujourd’hui</h2>
      <NeedsNetwork what="Noter une prise">{null}</NeedsNetwork>
      {today.length + asNeeded.length === 0 && <p className={styles.muted}>Rien de prévu aujourd’hui.</p>}
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
            pending={pending || undoing}
            onGive={() => give(step, clock.today, null)}
            onUndo={() => undefined}
          />
        ))}
        {beside.map(({ step, dose }) => (
          <DoseRow
            key={dose.uuid}
            when={clockTime(dose.at, clock.timeZone)}
            treatment={step}
            state={dose.outcome}
            doses={[dose]}
            timeZone={clock.timeZone}
            pending={pending || undoing}
            onGive={() => undefined}
            onUndo={(uuid) => undo({ animalUuid, uuid })}
          />
        ))}
      </ul>
      {ml > 0 && (
        <p className={styles.muted}>
          Perfusions des 7 derniers jours&nbsp;: {ml} mL, {days} {days > 1 ? 'jours' : 'jour'}.
        </p>
      )}
      {missed.length > 0 && (
        <details>
          <summary className={styles.summary}>
            {missed.length} {missed.length > 1 ? 'prises' : 'prise'} sans réponse ces derniers jours
          </summary>
          <ul className={styles.list}>{missed.map((planned) => rowOf(planned, `${relativeDay(planned.slot.day, clock.today)}, ${planned.slot.time}`))}</ul>
        </details>
      )}
      {fluids && (
        <FluidsDialog
          last={courses.flatMap(({ doses }) => doses).find(({ amountMl }) => amountMl !== null)?.amountMl ?? null}
          onClose={() => setFluids(null)}
          onGive={(given) => {
            note({ ...fluids, ...given })
            setFluids(null)
          }}
        />
      )}
      {question && (
        <Dialog
          open
          title="Une deuxième prise ?"
          onClose={() => answer(false)}
          actions={
            <>
              <Button variant="secondary" onClick={() => answer(false)}>
                Annuler
              </Button>
              <Button onClick={() => answer(true)}>Noter une deuxième prise</Button>
            </>
          }
        >
          <p>{question}</p>
        </Dialog>
      )}
    </Card>
  )
}
