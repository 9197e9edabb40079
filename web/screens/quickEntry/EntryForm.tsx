import {
  type FormEvent,
  memo,
  type MouseEvent,
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react'
import { elide } from '#shared/base/elision'
import type { Answers } from '#shared/health/answers/answers'
import { recordEvent } from '../../base/analytics'
import type { UnsubmittedForm } from '../../base/device/unsubmittedForms'
import { useIsOnline } from '../../base/device/useIsOnline'
import { Button } from '../../base/ui/Button'
import { Callout } from '../../base/ui/Callout'
import { toast, toasts } from '../../base/ui/toasts/toasts'
import { changeAnswers } from './changeAnswers'
import { EntryHeader } from './EntryHeader'
import type { FiveAnswers } from './likeYesterday'
import { firstMissing, isMissing, questions, stepCount } from './questions'
import { AppetiteStep } from './steps/AppetiteStep'
import { EnergyStep } from './steps/EnergyStep'
import { HydrationStep } from './steps/HydrationStep'
import { UrinationStep } from './steps/UrinationStep'
import { VomitingStep } from './steps/VomitingStep'
import { Summary } from './Summary'
import { type InitialAnswers, useFormAnswers } from './useFormAnswers'
import { useNewDay } from './useNewDay'
import { type SaveTarget, useSaveEntry } from './useSaveEntry'
import { useStepFocus } from './useStepFocus'
import { summary, useSteps } from './useSteps'
import * as styles from './QuickEntryScreen.css'

const steps = [HydrationStep, AppetiteStep, VomitingStep, UrinationStep, EnergyStep].map((Step) =>
  memo(Step),
)

const requiredToast = {
  title: 'Champs requis',
  description: 'Veuillez remplir tous les champs avant de continuer.',
  tone: 'destructive',
} as const
const incompleteToast = {
  title: 'Formulaire incomplet',
  description: 'Veuillez remplir tous les champs requis avant de terminer l’évaluation.',
  tone: 'destructive',
} as const

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
  const online = useIsOnline()
  const { answers, setAnswers, madeFrom, clearStored } = useFormAnswers(
    { userUuid, animalId: animal.uuid, day },
    begun,
    resumed,
    isPerfused,
  )
  const { step, fromSummary, goTo, previous, leaving, leaveTo } = useSteps()
  // The progress moves at once and the question is drawn in a transition. Meanwhile the former
  // question accepts no answers.
  const drawnStep = useDeferredValue(step)
  const { save, isPending, problem } = useSaveEntry({
    ...target,
    // Answers that began with another version replace no pending entry, but keep its day.
    pendingEntry: madeFrom === begun.madeFrom ? pendingEntry : null,
    forgottenDay: day < today ? day : null,
  })
  const [complaint, setComplaint] = useState<{ step: number } | null>(null)
  const formRef = useRef<HTMLFormElement>(null)
  useStepFocus(formRef, drawnStep, complaint)
  useNewDay(target.timeZone)

  const isBusy = isPending || leaving
  const change = useCallback(
    (some: Partial<Answers>) => {
      // The answers that are being saved are the ones shown.
      if (!isBusy) setAnswers((before) => changeAnswers(before, some))
    },
    [isBusy, setAnswers],
  )

  // The form moves on by itself after a touch only (product/entries 5.10).
  const isTouch = useRef(false)
  const advance = useRef(() => {})
  useEffect(() => {
    advance.current = () => {
      if (!isTouch.current || isBusy) return
      dismissErrorToast()
      if (fromSummary) previous()
      else goTo(step + 1)
    }
  })
  const onChosen = useCallback(() => advance.current(), [])

  // A reminder opens the page with all answers; unsubmitted ones are there after a reload.
  const mustApplyYesterday = useRef(step === summary && !resumed)
  useEffect(() => {
    if (!mustApplyYesterday.current) return
    mustApplyYesterday.current = false
    if (yesterday) change(yesterday)
    else previous()
  })

  function answerLikeYesterday() {
    change(yesterday!)
    goTo(summary)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (isMissing(answers, step)) return showMissing(step, requiredToast)
    if (fromSummary || (step < stepCount && step !== summary)) {
      dismissErrorToast()
      return fromSummary ? previous() : goTo(step + 1)
    }
    const missing = firstMissing(answers)
    if (missing !== null) return showMissing(missing, incompleteToast)
    if (!(await save(answers))) return
    clearStored()
    recordEvent({
      event: 'observation_created',
      observation_type: 'daily_observation',
      animal_id: animal.uuid,
      animal_name: animal.name,
      animal_species: animal.breed ?? 'cat',
    })
    leaveTo(target.forgottenDay ? `/history/${animal.uuid}` : `/analysis/${animal.uuid}`, {
      confirmed: day,
    })
  }

  function showMissing(at: number, message: typeof requiredToast | typeof incompleteToast) {
    toast(message)
    setComplaint({ step: at })
    if (at !== step) goTo(at)
  }

  /** Removes the toast of a missing answer once the answer is given. */
  function dismissErrorToast() {
    const currentToast = toasts.current()
    if (currentToast?.tone === 'destructive') toasts.dismiss(currentToast.key)
  }

  /** A double click on 'Suivant' must not confirm the last step. */
  function ignoreDoubleClick(event: MouseEvent) {
    if ((step === stepCount || step === summary) && event.detail > 1) event.preventDefault()
  }

  const Step = steps[drawnStep - 1]
  const error =
    complaint?.step === drawnStep && isMissing(answers, drawnStep)
      ? questions[drawnStep - 1]!.missing
      : null
  return (
    <form
      ref={formRef}
      className={styles.root}
      noValidate
      onSubmit={(event) => void submit(event)}
      onPointerDownCapture={({ pointerType }) => (isTouch.current = pointerType !== 'mouse')}
      onKeyDownCapture={() => (isTouch.current = false)}
    >
      <title>{`Questionnaire ${elide('de', animal.name)} · NéphroChat`}</title>
      <EntryHeader
        animal={animal}
        day={day}
        today={today}
        step={step}
        answerLikeYesterday={step === 1 && yesterday && !fromSummary ? answerLikeYesterday : null}
        canStore={canStore}
      />
      <div key={drawnStep} className={styles.step} inert={drawnStep !== step}>
        {Step ? (
          <Step
            name={animal.name}
            pronoun={animal.gender === 'female' ? 'elle' : 'il'}
            answers={answers}
            change={change}
            error={error}
            onChosen={onChosen}
          />
        ) : (
          <Summary answers={answers} gender={animal.gender} onChange={(to) => isBusy || goTo(to)} />
        )}
      </div>
      <div className={styles.actions}>
        {problem && (
          <div className={styles.problem}>
            <Callout role="alert" title="La saisie n’est pas encore enregistrée">
              <p>{problem.replace(/[^.!?]$/, '$&.')} Vos réponses sont toujours là.</p>
            </Callout>
          </div>
        )}
        <Button
          variant="secondary"
          size="l"
          disabled={(step === 1 && !fromSummary) || isBusy}
          onClick={previous}
        >
          Précédent
        </Button>
        <Button
          type="submit"
          size="l"
          isPending={isBusy}
          pendingLabel="Enregistrement..."
          onClick={ignoreDoubleClick}
        >
          {fromSummary
            ? 'Valider'
            : step < stepCount && step !== summary
              ? 'Suivant'
              : online
                ? 'Confirmer'
                : 'Sauvegarder (hors ligne)'}
        </Button>
      </div>
    </form>
  )
}
