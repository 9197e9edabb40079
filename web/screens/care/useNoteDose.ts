import { useRef, useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import { standingGiven, stepOn } from '#shared/care/course'
import type { Outcome, Site } from '#shared/care/dose'
import { doubleQuestion } from '#shared/care/doubleQuestion'
import type { useNoteDoseMutation } from '../../__generated__/useNoteDoseMutation.graphql'
import { StorageError } from '../../base/device/storageError'
import { toFailure } from '../../base/network/graphqlError'
import { useAccountClock } from '../../base/relay/accountClock'
import { sending } from '../../base/relay/sending'
import { sendOrEnqueue } from '../../offline/queue/sendOrEnqueue'
import { type NamedCat, useKeepRecord } from '../../record/useKeepRecord'
import { toastFailure } from '../../ui/toastFailure'
import { toast } from '../../ui/toasts'
import type { Treated, TreatedCourse } from './courses'

/** What was tapped; its id makes it one dose, however often it is sent. */
export interface Tapped {
  treatment: Treated
  uuid: string
  day: string
  time: string | null
  outcome: Outcome
  amountMl?: number | null
  site?: Site | null
}

const kept = {
  title: 'Sauvegardé hors ligne',
  description: 'La prise partira dès que le réseau reviendra.',
}

/** Notes a dose on the server, else on this device; a second one of a planned time asks before it is noted (product/care 2.3). */
export function useNoteDose(animal: NamedCat, courses: readonly TreatedCourse[]) {
  const keep = useKeepRecord(animal)
  const accountClock = useAccountClock()
  const [asked, setAsked] = useState<{ tapped: Tapped; question: string } | null>(null)
  const [pending, setPending] = useState(false)
  const busy = useRef(false)
  const [commit] = useMutation<useNoteDoseMutation>(graphql`
    mutation useNoteDoseMutation($input: NoteDoseInput!) {
      noteDose(input: $input) {
        animal {
          ...Care_changed
        }
      }
    }
  `)

  /** Without a network the device asks, by what it knows. */
  function questionHere(
    { treatment, day, time, outcome }: Tapped,
    now: Date,
    timeZone: string,
  ): string | null {
    const course = courses.find(({ key }) => key === treatment.course)
    const standing =
      course && outcome === 'given'
        ? standingGiven(course, { day, time, at: now.toISOString() })
        : undefined
    return standing
      ? doubleQuestion(
          standing,
          timeZone,
          time === null ? (stepOn(course!.steps, day)?.plan.shortestHours ?? null) : null,
        )
      : null
  }

  async function save(tapped: Tapped, confirmed: boolean): Promise<void> {
    const { treatment, uuid, ...dose } = tapped
    const { now, timeZone } = accountClock()
    const online = navigator.onLine
    const question = online || confirmed ? null : questionHere(tapped, now, timeZone)
    if (question) return setAsked({ tapped, question })
    const content = { ...dose, treatmentUuid: treatment.uuid }
    const saved = await sendOrEnqueue(uuid, {
      online,
      send: sending(commit, { input: { ...content, animalUuid: animal.uuid, uuid, confirmed } }),
      enqueue: () =>
        keep({
          kind: 'dose',
          uuid,
          day: dose.day,
          date: now.toISOString(),
          content: { ...content, treatmentName: treatment.name },
          tried: online,
        }),
      removeReplaced: async () => {},
    })
    if (saved === 'kept') toast(kept)
  }

  async function note(tapped: Tapped, confirmed = false): Promise<void> {
    if (busy.current) return
    busy.current = true
    setPending(true)
    try {
      await save(tapped, confirmed)
    } catch (reason) {
      const { code, message } = toFailure(reason)
      if (reason instanceof StorageError)
        toast({ title: 'Erreur', description: reason.message, tone: 'destructive' })
      else if (code === 'ALREADY_GIVEN') setAsked({ tapped, question: message })
      else toastFailure(reason)
    } finally {
      busy.current = false
      setPending(false)
    }
  }

  function answer(again: boolean) {
    setAsked(null)
    if (again && asked) void note(asked.tapped, true)
  }

  return { note, pending, question: asked?.question ?? null, answer }
}
