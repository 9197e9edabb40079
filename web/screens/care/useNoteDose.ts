import { useRef, useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import { dayIn, relativeDay } from '#shared/base/time'
import { conflictingDose, haveSameTime, stepUntil } from '#shared/care/course'
import type { DoseOutcome, Site } from '#shared/care/doseSchema'
import { doubleDoseQuestion } from '#shared/care/doubleDoseQuestion'
import type { useNoteDoseMutation } from '../../__generated__/useNoteDoseMutation.graphql'
import { newUuid } from '../../base/device/uuid'
import { toFailure } from '../../base/network/graphqlError'
import { useCatClock } from '../../base/relay/accountClock'
import { toast } from '../../base/ui/toasts/toasts'
import {
  type NamedCat,
  toastQueued,
  toastSaveError,
  useQueuedSave,
} from '../../record/pending/useQueuedSave'
import type { TreatmentStep, TreatedCourse } from './courses'
import { useSecondDoseQuestion } from './useSecondDoseQuestion'

/** A dose as it was tapped. Its id makes it one dose, however often it is sent. */
export interface TappedDose {
  treatment: TreatmentStep
  uuid: string
  day: string
  time: string | null
  outcome: DoseOutcome
  amountMl?: number | null
  site?: Site | null
}

const mutation = graphql`
  mutation useNoteDoseMutation($input: NoteDoseInput!, $shown: Boolean!) {
    noteDose(input: $input) {
      animal {
        uuid
        ... on Animal @include(if: $shown) @alias(as: "shown") {
          ...Care_changed
        }
      }
    }
  }
`

/**
 * Notes a dose. A second one of a planned time requires a confirmation before it is noted (product/care 2.3). `today`
 * is the day that the list shows.
 */
export function useNoteDose(animal: NamedCat, courses: readonly TreatedCourse[], today: string) {
  const [commit] = useMutation<useNoteDoseMutation>(mutation)
  const { save, run, isPending } = useQueuedSave(commit, animal)
  const catClock = useCatClock(animal.uuid)
  const [secondDose, setSecondDose] = useState<{ tapped: TappedDose; question: string } | null>(
    null,
  )
  const isBusy = useRef(false)
  const dayNow = () => {
    const { now, timeZone } = catClock()
    return dayIn(now, timeZone)
  }
  const questionOf = (tapped: TappedDose) => secondDoseQuestion(tapped, { courses, ...catClock() })

  async function saveDose(tapped: TappedDose, confirmed: boolean): Promise<void> {
    const { treatment, uuid, ...dose } = tapped
    const { now } = catClock()
    const content = { ...dose, treatmentUuid: treatment.uuid }
    const saveOutcome = await save({
      input: { ...content, animalUuid: animal.uuid, uuid, confirmed },
      change: {
        kind: 'dose',
        uuid,
        day: dose.day,
        date: now.toISOString(),
        content: { ...content, treatmentName: treatment.name },
      },
    })
    if (saveOutcome === 'queued') toastQueued('La prise partira dès que le réseau reviendra.')
    else if (dose.day === today) toastFormerDay(tapped, dayNow())
  }

  /** Returns `false` if it saved, queued and showed nothing. */
  async function note(tapped: TappedDose, confirmed = false): Promise<boolean> {
    if (isBusy.current) return false
    const question = confirmed ? null : questionOf(tapped)
    if (question) {
      setSecondDose({ tapped, question })
      return true
    }
    isBusy.current = true
    let isNoted = true
    await run(
      () => saveDose(tapped, confirmed),
      (error) => {
        const { code, message } = toFailure(error)
        if (code === 'ALREADY_GIVEN') return setSecondDose({ tapped, question: message })
        toastSaveError(error)
        isNoted = false
      },
    )
    isBusy.current = false
    return isNoted
  }

  /** Shows the question about a second dose without noting anything. Returns `false` if there is no first one. */
  function confirmSecond(treatment: TreatmentStep, slot: { day: string; time: string }): boolean {
    const tapped: TappedDose = { treatment, uuid: newUuid(), ...slot, outcome: 'given' }
    const question = questionOf(tapped)
    if (question) setSecondDose({ tapped, question })
    return question !== null
  }
  useSecondDoseQuestion(courses, confirmSecond)

  /** Notes several planned doses. A dose that was given already is left out, without a question. */
  async function noteAll(all: readonly TappedDose[]): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    await run(async () => {
      for (const tapped of all.filter((one) => questionOf(one) === null))
        await saveDose(tapped, false).catch((error: unknown) => {
          if (toFailure(error).code !== 'ALREADY_GIVEN') throw error
        })
    })
    isBusy.current = false
  }

  function answer(isConfirmed: boolean) {
    setSecondDose(null)
    if (isConfirmed && secondDose) void note(secondDose.tapped, true)
  }

  return { note, noteAll, dayNow, isPending, question: secondDose?.question ?? null, answer }
}

/** Names the day of a dose if it ended while its list was open: the list then shows the same time of the new day. */
function toastFormerDay({ treatment, day, time }: TappedDose, today: string): void {
  if (day >= today) return
  const when = `${relativeDay(day, today).toLowerCase()}${time ? ` à ${time}` : ''}`
  toast({ title: 'Prise notée pour un autre jour', description: `${treatment.name}, ${when}.` })
}

/**
 * Returns the question about a second dose by the doses that the device has, pending ones included: the server may not
 * respond, or not have them yet.
 */
function secondDoseQuestion(
  { treatment, day, time, outcome }: TappedDose,
  { courses, now, timeZone }: { courses: readonly TreatedCourse[]; now: Date; timeZone: string },
): string | null {
  const course = courses.find(({ key }) => key === treatment.course)
  if (!course || outcome !== 'given') return null
  const conflicting = conflictingDose(course, { day, time, at: now.toISOString() })
  const shortestHours =
    conflicting && haveSameTime(conflicting, { day, time })
      ? null
      : (stepUntil(course.steps, day)?.plan.shortestHours ?? null)
  return conflicting ? doubleDoseQuestion(conflicting, timeZone, shortestHours) : null
}
