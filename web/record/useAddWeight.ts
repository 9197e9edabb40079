import { useRef, useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import { dayIn } from '#shared/time'
import { parseWeight, weightLabel } from '#shared/weight'
import type { useAddWeightMutation } from '../__generated__/useAddWeightMutation.graphql'
import { StorageError } from '../base/device/storageError'
import { newUuid } from '../base/device/uuid'
import { toFailure } from '../base/network/graphqlError'
import { useAccountClock } from '../base/relay/accountClock'
import { sending } from '../base/relay/sending'
import { sendOrEnqueue } from '../offline/queue/sendOrEnqueue'
import { toastRefusal } from '../ui/toastRefusal'
import { toast } from '../ui/toasts'
import { type NamedCat, useKeepRecord } from './useKeepRecord'

interface Typed {
  weight: string
  /** Null: now. */
  date: string | null
}

const done = (weight: string) => ({
  title: 'Pesée ajoutée',
  description: weightLabel(parseWeight(weight) ?? 0),
})
const kept = {
  title: 'Sauvegardé hors ligne',
  description: 'La pesée partira dès que le réseau reviendra.',
}
const failed = {
  title: 'Erreur',
  description: 'Impossible d’ajouter la pesée.',
  tone: 'destructive',
} as const

/** Adds a weighing on the server, else on this device; `problem` says why neither has it. */
export function useAddWeight(
  animal: NamedCat,
  showErrors: (fields: Record<string, string>) => void,
) {
  const keep = useKeepRecord(animal)
  const accountClock = useAccountClock()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const tried = useRef<Typed & { uuid: string }>(null)
  const [commit] = useMutation<useAddWeightMutation>(graphql`
    mutation useAddWeightMutation($input: AddWeightInput!) {
      addWeight(input: $input) {
        animal {
          ...Weights_animal
          ...AnimalForm_animal
          ...RecordHeader_record
          ...RecordBody_record
          ...CatDay_animal
        }
      }
    }
  `)

  async function keepTyped(uuid: string, { weight, date }: Typed) {
    const { now, timeZone } = accountClock()
    const when = date ?? now.toISOString()
    await keep({
      kind: 'weighing',
      uuid,
      day: dayIn(when, timeZone),
      date: when,
      content: { weight },
    })
  }

  /** The same again is the same weighing: the first try may have arrived. */
  function uuidOf({ weight, date }: Typed): string {
    const isSame = tried.current?.weight === weight && tried.current.date === date
    tried.current = isSame ? tried.current : { weight, date, uuid: newUuid() }
    return tried.current!.uuid
  }

  async function addWeight(typed: Typed): Promise<boolean> {
    setPending(true)
    setProblem(null)
    try {
      const uuid = uuidOf(typed)
      const saved = await sendOrEnqueue(uuid, {
        online: navigator.onLine,
        send: sending(commit, { input: { animalUuid: animal.uuid, uuid, ...typed } }),
        enqueue: () => keepTyped(uuid, typed),
        removeReplaced: async () => {},
      })
      tried.current = null
      toast(saved === 'kept' ? kept : done(typed.weight))
      return true
    } catch (error) {
      if (error instanceof StorageError) setProblem(error.message)
      else showErrors(toFailure(error).fields)
      toastRefusal(error, failed)
      return false
    } finally {
      setPending(false)
    }
  }

  return { addWeight, pending, problem }
}
