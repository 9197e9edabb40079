import { useEffect, useState } from 'react'
import { emptyAnswers, sharedLitterAnswers, toAnswers } from '#shared/health/answers/answers'
import { deleteUnsubmittedForm, type UnsubmittedForm } from '../../base/device/unsubmittedForms'
import { isSameRow } from '../../offline/queue/isSameRow'
import { keyOf } from '../../offline/queue/rows'
import { EntryForm } from './EntryForm'
import type { FiveAnswers } from './likeYesterday'
import { ResumeQuestion } from './ResumeQuestion'
import type { SaveTarget } from './useSaveEntry'
import { focusQuestion } from './useStepFocus'

/**
 * Renders the form with the entry's answers or with unsubmitted ones. Shows a question first if
 * these would replace a saved entry.
 */
export function ResumableForm({
  target,
  day: shownDay,
  unsubmittedForm,
  ...rest
}: {
  target: SaveTarget
  day: string
  today: string
  canStore: boolean
  isPerfused: boolean
  unsubmittedForm: UnsubmittedForm | null
  yesterday: FiveAnswers | null
}) {
  const { animal, userUuid, stored: storedFields, pendingEntry, weightGrams } = target
  // The response of a save may begin a new day.
  const [day] = useState(shownDay)
  const newAnswers = animal.sharedLitter ? sharedLitterAnswers : emptyAnswers
  const [initialAnswers] = useState(() => ({
    answers: storedFields ? toAnswers(storedFields, weightGrams) : newAnswers,
    madeFrom: pendingEntry && keyOf(pendingEntry),
  }))
  const [resumed, setResumed] = useState(() =>
    unsubmittedForm && isSameRow(unsubmittedForm.begun, initialAnswers.answers)
      ? unsubmittedForm
      : null,
  )
  const [hasQuestion] = useState(unsubmittedForm !== null && resumed === null)
  const [isAnswered, setAnswered] = useState(!hasQuestion)

  // The question that had the focus has been removed (WCAG 2.4.3).
  useEffect(() => {
    if (hasQuestion && isAnswered) focusQuestion(document)
  }, [hasQuestion, isAnswered])

  function leave() {
    setAnswered(true)
    deleteUnsubmittedForm({ userUuid, animalId: animal.uuid, day }, unsubmittedForm).catch(() =>
      console.warn('unsubmitted answers are still on this device'),
    )
  }

  function resume() {
    setAnswered(true)
    setResumed(unsubmittedForm)
  }

  if (unsubmittedForm && !isAnswered) {
    const reason = !storedFields
      ? 'gone'
      : isSameRow(unsubmittedForm.begun, newAnswers)
        ? 'saved'
        : 'changed'
    return <ResumeQuestion name={animal.name} since={reason} onResume={resume} onLeave={leave} />
  }
  return (
    <EntryForm
      target={target}
      day={day}
      initialAnswers={initialAnswers}
      resumed={resumed}
      {...rest}
    />
  )
}
