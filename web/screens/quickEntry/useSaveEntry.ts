import { useRef, useState } from 'react'
import { toFields, type Answers } from '#shared/health/answers/answers'
import type { EntryFields } from '#shared/health/answers/entry'
import { groupFlags, type SentAnswers } from '#shared/health/answers/sentAnswers'
import { requestPersistentStorage } from '../../base/device/persistentStorage'
import { StorageError } from '../../base/device/storageError'
import { newUuid } from '../../base/device/uuid'
import { toFailure, unexpectedFailure } from '../../base/network/graphqlError'
import { serverClock } from '../../base/network/serverClock'
import { useAccountClock } from '../../base/relay/accountClock'
import { toast } from '../../base/ui/toasts/toasts'
import { enqueueDraft, enqueueEdit } from '../../offline/queue/enqueue'
import { dateToSend, entryMoment } from '../../offline/queue/entryMoment'
import { deleteSent } from '../../offline/queue/pendingChanges'
import type { PendingEntry } from '../../offline/queue/rows'
import { sendOrEnqueue } from '../../offline/queue/sendOrEnqueue'
import { useCreateMeasurement } from './useCreateMeasurement'
import { queuedUpdate, useUpdateMeasurement } from './useUpdateMeasurement'

export interface SaveTarget {
  userUuid: string
  timeZone: string
  /** The day of a new entry, where it is not today. */
  forgottenDay: string | null
  animal: {
    uuid: string
    name: string
    breed: string | null
    gender: 'female' | 'male' | null
    sharedLitter: boolean
  }
  /** The entry that is edited; `null` if it is a new one. */
  entry: { uuid: string; day: string } | null
  /** The pending entry of that day, whose answers the form then shows. */
  pendingEntry: PendingEntry | null
  /** The stored fields from which the form's answers were read. */
  stored: EntryFields | undefined
  weightGrams: number | null
  /** Keeps the form while its answers are saved: the response may begin a new day, whose form would replace it. */
  keepForm: (isKept: boolean) => void
}

const createdToast = {
  title: 'Mesure enregistrée',
  description: 'Les données de santé ont été sauvegardées.',
}
const editedToast = {
  title: 'Mesure modifiée',
  description: 'Les données de santé ont été mises à jour.',
}
const queuedToast = {
  title: 'Sauvegardé hors ligne',
  description: 'La saisie partira dès que le réseau reviendra.',
}
const createFailureToast = {
  title: 'Erreur',
  description: 'Impossible d’enregistrer la mesure.',
  tone: 'destructive',
} as const
const editFailureToast = {
  title: 'Erreur',
  description: 'Impossible de modifier la mesure.',
  tone: 'destructive',
} as const

/** Saves the answers on the server, else on this device, else shows an error and keeps the form. */
export function useSaveEntry({
  userUuid,
  timeZone,
  forgottenDay,
  animal,
  entry,
  pendingEntry,
  stored: storedFields,
  weightGrams,
  keepForm,
}: SaveTarget) {
  const create = useCreateMeasurement()
  const update = useUpdateMeasurement()
  const accountClock = useAccountClock()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isRunning = useRef(false)

  async function send(uuid: string, fields: SentAnswers, now: Date, signal: AbortSignal) {
    if (entry) {
      await update({ animalUuid: animal.uuid, uuid: entry.uuid, editUuid: uuid, ...fields }, signal)
      return editedToast
    }
    // No answeredAt: the server's clock is right where a phone's may not be.
    const date = dateToSend(pendingEntry, now, timeZone, forgottenDay)
    const response = await create(
      {
        animalUuid: animal.uuid,
        uuid,
        date,
        day: date && entryMoment(pendingEntry, now, timeZone, forgottenDay).day,
        ...fields,
      },
      signal,
    )
    return response.createMeasurement.created ? createdToast : editedToast
  }

  async function enqueue(
    uuid: string,
    fields: SentAnswers,
    { now, writtenAt, tried }: { now: Date; writtenAt: Date; tried: boolean },
  ) {
    const answeredAt = writtenAt.toISOString()
    const owned = { userUuid, animalId: animal.uuid, animalName: animal.name, tried }
    const moment = { now: writtenAt, replaces: pendingEntry }
    if (entry) {
      const input = {
        animalUuid: animal.uuid,
        uuid: entry.uuid,
        editUuid: uuid,
        answeredAt,
        isOfflineGenerated: true,
        ...fields,
      }
      const request = {
        measurementId: entry.uuid,
        method: 'POST',
        url: '/graphql',
        data: queuedUpdate(input),
      } as const
      await enqueueEdit({ ...owned, day: entry.day, ...request }, moment)
    } else {
      await enqueueDraft(
        {
          ...owned,
          ...entryMoment(pendingEntry, now, timeZone, forgottenDay),
          uuid,
          answeredAt,
          ...fields,
        },
        moment,
      )
    }
  }

  async function sendOrStore(fields: SentAnswers) {
    // Both are one instant, which the server compares: an entry of its own day was not added later.
    const writtenAt = serverClock.now()
    const { now } = accountClock(writtenAt)
    const day = entry?.day ?? entryMoment(pendingEntry, now, timeZone, forgottenDay).day
    const result = await sendOrEnqueue(newUuid(), {
      isOnline: navigator.onLine,
      send: (uuid, signal) => send(uuid, fields, now, signal),
      enqueue: (uuid, tried) => enqueue(uuid, fields, { now, writtenAt, tried }),
      removeReplaced: async () => {
        // This tab has its response; other tabs show the pending entry until they fetch again.
        if (pendingEntry) await deleteSent([pendingEntry])
      },
    })
    if (result !== 'queued') return { day, outcome: result }
    requestPersistentStorage().catch((error: unknown) =>
      console.warn('the browser may delete pending changes', error),
    )
    return { day, outcome: queuedToast }
  }

  /** Returns the day of the saved entry, `null` if it was not saved. */
  async function save(answers: Answers): Promise<string | null> {
    if (isRunning.current) return null
    isRunning.current = true
    setPending(true)
    setProblem(null)
    keepForm(true)
    try {
      const { day, outcome } = await sendOrStore(
        groupFlags(toFields(answers, weightGrams, storedFields)),
      )
      toast(outcome)
      return day
    } catch (error) {
      toast(entry ? editFailureToast : createFailureToast)
      setProblem(problemOf(error))
      keepForm(false)
      return null
    } finally {
      isRunning.current = false
      setPending(false)
    }
  }

  return { save, isPending, problem }
}

function problemOf(error: unknown): string {
  if (error instanceof StorageError) return error.message
  const { code, message, fields } = toFailure(error)
  return Object.values(fields)[0] ?? (code === unexpectedFailure.code ? 'Erreur inconnue' : message)
}
