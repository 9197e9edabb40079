import { type FormEvent, useCallback, useDeferredValue, useRef } from 'react'
import { elide } from '#shared/base/elision'
import type { Answers } from '#shared/health/answers/answers'
import { recordEvent } from '../../base/analytics'
import type { UnsubmittedForm } from '../../base/device/unsubmittedForms'
import { Callout } from '../../base/ui/Callout'
import { changeAnswers } from './changeAnswers'
import { DrawnStep } from './DrawnStep'
import { EntryHeader } from './EntryHeader'
import type { FiveAnswers } from './likeYesterday'
import { firstMissing, isMissing } from './questions'
import { StepButtons } from './StepButtons'
import { useAdvanceOnTouch } from './useAdvanceOnTouch'
import { type InitialAnswers, useFormAnswers } from './useFormAnswers'
import { useLikeYesterday } from './useLikeYesterday'
import { dismissErrorToast, useMissingAnswer } from './useMissingAnswer'
import { useNewDay } from './useNewDay'
import { type SaveTarget, useSaveEntry } from './useSaveEntry'
import { useStepFocus } from './useStepFocus'
import { isLastStep, useSteps } from './useSteps'
import * as styles from './QuickEntryScreen.css'

export function EntryForm({
  target,
  day,
  today,
  canStore,
  isPerfused,
  initialAnswers: begun,
  resumed,
  yesterday,
}: {
  target: SaveTarget
  day: string
  today: string
  /** `true` if this device can store the answers without a network. */
  canStore: boolean
  /** `true` if fluids were noted on this day. */
  isPerfused: boolean
  initialAnswers: InitialAnswers
  /** The unsubmitted answers that the form continues. */
  resumed: UnsubmittedForm | null
  /** The answers that a new entry may begin with, if yesterday has an entry. */
  yesterday: FiveAnswers | null
}) {
  const { animal, userUuid, pendingEntry } = target
  const { answers, setAnswers, madeFrom, clearStored } = useFormAnswers(
    { userUuid, animalId: animal.uuid, day },
    begun,
    resumed,
    isPerfused,
  )
  const steps = useSteps()
  const { step, fromSummary, goTo, previous, isLeaving, leaveTo } = steps
  // The progress moves at once and the question is drawn in a transition. Meanwhile the former
  // question accepts no answers.
  const drawnStep = useDeferredValue(step)
  const { save, isPending, problem } = useSaveEntry({
    ...target,
    // Answers that began with another version replace no pending entry, but keep its day.
    pendingEntry: madeFrom === begun.madeFrom ? pendingEntry : null,
    forgottenDay: day < today ? day : null,
  })
  const [complaint, showMissing] = useMissingAnswer(step, goTo)
  const formRef = useRef<HTMLFormElement>(null)
  useStepFocus(formRef, drawnStep, complaint)
  useNewDay(target.timeZone, day === today, steps.restart)

  const isBusy = isPending || isLeaving
  const change = useCallback(
    (some: Partial<Answers>) => {
      // The answers that are being saved are the ones shown.
      if (!isBusy) setAnswers((before) => changeAnswers(before, some))
    },
    [isBusy, setAnswers],
  )
  const { onChosen, touchListeners } = useAdvanceOnTouch(advance)
  const answerLikeYesterday = useLikeYesterday(yesterday, resumed !== null, steps, change)

  function advance() {
    if (isBusy) return
    dismissErrorToast()
    if (fromSummary) previous()
    else goTo(step + 1)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (isMissing(answers, step)) return showMissing(step)
    if (fromSummary || !isLastStep(step)) return advance()
    const missing = firstMissing(answers)
    if (missing !== null) return showMissing(missing)
    const savedDay = await save(answers)
    if (savedDay !== null) finish(savedDay)
  }

  function finish(savedDay: string) {
    clearStored()
    recordEvent({
      event: 'observation_created',
      observation_type: 'daily_observation',
      animal_id: animal.uuid,
      animal_name: animal.name,
      animal_species: animal.breed ?? 'cat',
    })
    leaveTo(target.forgottenDay ? `/history/${animal.uuid}` : `/analysis/${animal.uuid}`, {
      confirmed: savedDay,
    })
  }

  return (
    <form
      ref={formRef}
      className={styles.root}
      noValidate
      onSubmit={(event) => void submit(event)}
      {...touchListeners}
    >
      <title>{`Questionnaire ${elide('de', animal.name)} · NéphroChat`}</title>
      <EntryHeader
        animal={animal}
        day={day}
        today={today}
        step={step}
        answerLikeYesterday={answerLikeYesterday}
        canStore={canStore}
      />
      <div key={drawnStep} className={styles.step} inert={drawnStep !== step}>
        <DrawnStep
          step={drawnStep}
          animal={animal}
          hasComplaint={complaint?.step === drawnStep}
          answers={answers}
          change={change}
          onChosen={onChosen}
          onChangeInSummary={(to) => isBusy || goTo(to)}
        />
      </div>
      <div className={styles.actions}>
        {problem && (
          <div className={styles.problem}>
            <Callout role="alert" title="La saisie n’est pas encore enregistrée">
              <p>{problem.replace(/[^.!?]$/, '$&.')} Vos réponses sont toujours là.</p>
            </Callout>
          </div>
        )}
        <StepButtons steps={steps} isBusy={isBusy} />
      </div>
    </form>
  )
}
