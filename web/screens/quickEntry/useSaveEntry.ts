import { useRef, useState } from 'react'
import { toFields, type Answers } from '#shared/health/answers'
import type { EntryFields } from '#shared/health/entry'
import { dayIn } from '#shared/time'
import { recordEvent } from '../../analytics'
import { useToast } from '../../components/toasts'
import { addDraft } from '../../offline/drafts'
import { enqueue } from '../../offline/queue'
import { newUuid } from '../../offline/uuid'
import { toFailure } from '../../relay/graphqlError'
import { useCreateMeasurement } from './useCreateMeasurement'
import { queuedUpdate, useUpdateMeasurement } from './useUpdateMeasurement'

export interface SaveTarget {
  userUuid: string
  timeZone: string
  animal: { uuid: string; name: string; breed: string | null; gender: 'female' | 'male' | null }
  /** The entry that is edited; null for a new one. */
  entry: { uuid: string; day: string } | null
  /** What its answers were read from. */
  stored: EntryFields | undefined
  weightGrams: number | null
}

const created = { title: 'Mesure enregistrée', description: 'Les données de santé ont été sauvegardées.' }
const edited = { title: 'Mesure modifiée', description: 'Les données de santé ont été mises à jour.' }
const kept = { title: 'Sauvegardé hors ligne', description: 'La saisie partira dès que le réseau reviendra.' }
const notCreated = { title: 'Erreur', description: 'Impossible d’enregistrer la mesure.', tone: 'destructive' } as const
const notEdited = { title: 'Erreur', description: 'Impossible de modifier la mesure.', tone: 'destructive' } as const

/** Saves the answers whatever the network does: on the server, else on this device, else says so and keeps the form. */
export function useSaveEntry({ userUuid, timeZone, animal, entry, stored, weightGrams }: SaveTarget) {
  const toast = useToast()
  const create = useCreateMeasurement()
  const update = useUpdateMeasurement()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const running = useRef(false)

  async function send(uuid: string, fields: EntryFields) {
    if (entry) {
      await update({ animalUuid: animal.uuid, uuid: entry.uuid, ...fields })
      return edited
    }
    // No date and no answeredAt: the server's clocks are right where a phone's may not be, and know the admin's override.
    const answer = await create({ animalUuid: animal.uuid, uuid, ...fields })
    return answer.created ? created : edited
  }

  async function keep(uuid: string, fields: EntryFields, now: Date) {
    const answeredAt = now.toISOString()
    const owned = { userUuid, animalId: animal.uuid, animalName: animal.name }
    if (entry) {
      const input = { animalUuid: animal.uuid, uuid: entry.uuid, answeredAt, isOfflineGenerated: true, ...fields }
      const request = { measurementId: entry.uuid, method: 'POST', url: '/graphql', data: queuedUpdate(input) } as const
      await enqueue({ ...owned, day: entry.day, ...request }, now)
    } else {
      await addDraft({ ...owned, day: dayIn(now, timeZone), uuid, date: answeredAt, answeredAt, ...fields }, now)
    }
    return kept
  }

  async function sendOrKeep(fields: EntryFields) {
    const now = new Date()
    // The same id online and on the device: where only the answer was lost, the draft is no second entry.
    const uuid = newUuid()
    if (!navigator.onLine) return keep(uuid, fields, now)
    try {
      return await send(uuid, fields)
    } catch (error) {
      if (toFailure(error).code !== 'NO_ANSWER') throw error
      return await keep(uuid, fields, now)
    }
  }

  async function save(answers: Answers): Promise<boolean> {
    if (running.current) return false
    running.current = true
    setPending(true)
    setProblem(null)
    try {
      toast(await sendOrKeep(toFields(answers, weightGrams, stored)))
      recordEvent({
        event: 'observation_created',
        observation_type: 'daily_observation',
        animal_id: animal.uuid,
        animal_name: animal.name,
        animal_species: animal.breed ?? 'cat',
      })
      return true
    } catch (error) {
      const { message, fields } = toFailure(error)
      toast(entry ? notEdited : notCreated)
      setProblem(Object.values(fields)[0] ?? message)
      return false
    } finally {
      running.current = false
      setPending(false)
    }
  }

  return { save, pending, problem }
}
