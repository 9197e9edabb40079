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
 * Renders the form with the entry's answers or with half-filled ones. Asks first if these would
 * replace a saved entry.
 */
export function BegunForm({
  target,
  day,
  halfFilled,
  ...rest
}: {
  target: SaveTarget
  day: string
  today: string
  canStore: boolean
  perfused: boolean
  halfFilled: UnsubmittedForm | null
  yesterday: FiveAnswers | null
}) {
  const { animal, userUuid, stored: storedFields, pendingEntry, weightGrams } = target
  const newAnswers = animal.sharedLitter ? sharedLitterAnswers : emptyAnswers
  const [begun] = useState(() => ({
    answers: storedFields ? toAnswers(storedFields, weightGrams) : newAnswers,
    madeFrom: pendingEntry && keyOf(pendingEntry),
  }))
  const [resumed, setResumed] = useState(() =>
    halfFilled && isSameRow(halfFilled.begun, begun.answers) ? halfFilled : null,
  )
  const [hasQuestion] = useState(halfFilled !== null && resumed === null)
  const [isAnswered, setAnswered] = useState(!hasQuestion)

  // The question that had the focus has been removed (WCAG 2.4.3).
  useEffect(() => {
    if (hasQuestion && isAnswered) focusQuestion(document)
  }, [hasQuestion, isAnswered])

  function leave() {
    setAnswered(true)
    deleteUnsubmittedForm({ userUuid, animalId: animal.uuid, day }, halfFilled).catch(() =>
      console.warn('half-filled answers are still on this device'),
    )
  }

  function resume() {
    setAnswered(true)
    setResumed(halfFilled)
  }

  if (halfFilled && !isAnswered) {
    const since = !storedFields
      ? 'gone'
      : isSameRow(halfFilled.begun, newAnswers)
        ? 'saved'
        : 'changed'
    return <ResumeQuestion name={animal.name} since={since} onResume={resume} onLeave={leave} />
  }
  return <EntryForm target={target} day={day} begun={begun} resumed={resumed} {...rest} />
}
