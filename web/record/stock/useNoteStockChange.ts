import { useRef } from 'react'
import { graphql, useMutation } from 'react-relay'
import type * as z from 'zod/mini'
import { dayIn } from '#shared/base/time'
import type { StockChangeKind } from '#shared/stock/stock'
import type { stockChangeInput } from '#shared/stock/stockSchemas'
import type { useNoteStockChangeMutation } from '../../__generated__/useNoteStockChangeMutation.graphql'
import { newUuid } from '../../base/device/uuid'
import { toFailure } from '../../base/network/graphqlError'
import { useCatClock } from '../../base/relay/accountClock'
import type { ShowErrors } from '../../base/ui/forms/useFormErrors'
import { type NamedCat, toastQueued, toastSaveError, useQueuedSave } from '../pending/useQueuedSave'
import type { ShownStock } from './useStocks'

export type TypedChange = z.output<typeof stockChangeInput>

const mutation = graphql`
  mutation useNoteStockChangeMutation($input: NoteStockChangeInput!, $shown: Boolean!) {
    noteStockChange(input: $input) {
      animal {
        uuid
        ... on Animal @include(if: $shown) @alias(as: "shown") {
          ...useStocks_animal
        }
      }
    }
  }
`

const queuedWords: Record<StockChangeKind, string> = {
  renewed: 'Le renouvellement partira dès que le réseau reviendra.',
  corrected: 'La correction partira dès que le réseau reviendra.',
}

/** Notes a renewal or a correction, on the server or on this device. */
export function useNoteStockChange(
  animal: NamedCat,
  { course, name, unit }: ShownStock,
  showErrors: ShowErrors,
) {
  const [commit] = useMutation<useNoteStockChangeMutation>(mutation)
  const { save, run, isPending } = useQueuedSave(commit, animal)
  const catClock = useCatClock(animal.uuid)
  // The same values are the same change: the server may have the first try.
  const lastAttempt = useRef<{ text: string; uuid: string }>(null)

  const noteChange = (change: TypedChange, onDone: () => void): Promise<void> =>
    run(
      async () => {
        const text = JSON.stringify(change)
        if (lastAttempt.current?.text !== text) lastAttempt.current = { text, uuid: newUuid() }
        const { uuid } = lastAttempt.current
        const { now, timeZone } = catClock()
        const content = { ...change, courseUuid: course }
        const saveOutcome = await save({
          input: { ...content, animalUuid: animal.uuid, uuid },
          change: {
            kind: 'stockChange',
            uuid,
            day: dayIn(now, timeZone),
            date: now.toISOString(),
            content: { ...content, treatmentName: name, unit },
          },
        })
        if (saveOutcome === 'queued') toastQueued(queuedWords[change.kind])
        onDone()
      },
      (error) => {
        showErrors(toFailure(error).fields)
        toastSaveError(error)
      },
    )

  return [noteChange, isPending] as const
}
