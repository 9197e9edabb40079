import { useRef, useState } from 'react'
import { graphql, useMutation } from 'react-relay'
import { dayIn } from '#shared/base/time'
import { parseWeight, weightLabel } from '#shared/weight/weightValue'
import type { useAddWeightMutation } from '../../__generated__/useAddWeightMutation.graphql'
import { StorageError } from '../../base/device/storageError'
import { newUuid } from '../../base/device/uuid'
import { toFailure } from '../../base/network/graphqlError'
import { useCatClock } from '../../base/relay/accountClock'
import type { ShowErrors } from '../../base/ui/forms/useFormErrors'
import { toastRefusal } from '../../base/ui/toasts/toastRefusal'
import { toast } from '../../base/ui/toasts/toasts'
import { type NamedCat, toastQueued, useQueuedSave } from '../pending/useQueuedSave'

interface TypedWeight {
  weight: string
  /** `null` if the time is now. */
  date: string | null
}

const mutation = graphql`
  mutation useAddWeightMutation($input: AddWeightInput!, $shown: Boolean!) {
    addWeight(input: $input) {
      animal {
        uuid
        ... on Animal @include(if: $shown) @alias(as: "shown") {
          ...useWeighings_animal
          ...RecordHeader_record
          ...RecordBody_record
          ...CatDay_animal
          ...ToDo_animal
          ...useDetails_watchNotes
        }
      }
    }
  }
`

const failureMessage = 'Impossible d’ajouter la pesée.'

/** Adds a weighing. `problem` explains why neither the server nor this device has it. */
export function useAddWeight(animal: NamedCat, showErrors: ShowErrors) {
  const [commit] = useMutation<useAddWeightMutation>(mutation)
  const { save, run, isPending } = useQueuedSave(commit, animal)
  const catClock = useCatClock(animal.uuid)
  const [problem, setProblem] = useState<string | null>(null)
  const lastAttempt = useRef<TypedWeight & { uuid: string }>(null)

  /** The same values are the same weighing: the server may have the first try. */
  function uuidOf({ weight, date }: TypedWeight): string {
    const isSame = lastAttempt.current?.weight === weight && lastAttempt.current.date === date
    lastAttempt.current = isSame ? lastAttempt.current : { weight, date, uuid: newUuid() }
    return lastAttempt.current!.uuid
  }

  async function addWeight(typed: TypedWeight): Promise<boolean> {
    const { weight } = typed
    const { now, timeZone } = catClock()
    const date = typed.date ?? now.toISOString()
    const uuid = uuidOf(typed)
    let isSaved = false
    setProblem(null)
    await run(
      async () => {
        const saveOutcome = await save({
          input: { animalUuid: animal.uuid, uuid, ...typed },
          change: { kind: 'weighing', uuid, day: dayIn(date, timeZone), date, content: { weight } },
        })
        isSaved = true
        lastAttempt.current = null
        if (saveOutcome === 'queued') toastQueued('La pesée partira dès que le réseau reviendra.')
        else toast({ title: 'Pesée ajoutée', description: weightLabel(parseWeight(weight) ?? 0) })
      },
      (error) => {
        if (error instanceof StorageError) setProblem(error.message)
        else showErrors(toFailure(error).fields)
        toastRefusal(error, failureMessage)
      },
    )
    return isSaved
  }

  return { addWeight, isPending, problem }
}
