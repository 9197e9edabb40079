import { graphql, useMutation } from 'react-relay'
import { dayIn } from '#shared/base/time'
import type { WatchRule } from '#shared/health/rules/watchTable'
import type { usePutWatchAsideMutation } from '../../__generated__/usePutWatchAsideMutation.graphql'
import { newUuid } from '../../base/device/uuid'
import { useCatClock } from '../../base/relay/accountClock'
import { toast } from '../../base/ui/toasts/toasts'
import { type NamedCat, toastQueued, useQueuedSave } from '../../record/pending/useQueuedSave'
import type { ShownWatch } from '../../record/status/AlertList'

const mutation = graphql`
  mutation usePutWatchAsideMutation($input: PutWatchAsideInput!, $shown: Boolean!) {
    putWatchAside(input: $input) {
      animal {
        uuid
        ... on Animal @include(if: $shown) @alias(as: "shown") {
          ...useAlerts_record
          ...CatDay_animal
          ...ToDo_animal
          ...useDetails_watchNotes
        }
      }
    }
  }
`

const successToast = { title: 'Vu', description: 'Mis de côté. Ce signe reviendra s’il s’aggrave.' }
const failureToast = {
  title: 'Erreur',
  description: 'Impossible de mettre ce signe de côté.',
  tone: 'destructive',
} as const

/** Puts a watch aside at the level that the owner has seen. */
export function usePutWatchAside(animal: NamedCat) {
  const [commit] = useMutation<usePutWatchAsideMutation>(mutation)
  const { save, run, isPending } = useQueuedSave(commit, animal)
  const catClock = useCatClock(animal.uuid)

  const putAside = ({ rule, level }: Pick<ShownWatch, 'rule' | 'level'>): Promise<void> =>
    run(
      async () => {
        const { now, timeZone } = catClock()
        const content = { rule: rule as WatchRule, level }
        const saveOutcome = await save({
          input: { animalUuid: animal.uuid, ...content },
          change: {
            kind: 'seenWatch',
            uuid: newUuid(),
            day: dayIn(now, timeZone),
            date: now.toISOString(),
            content,
          },
        })
        if (saveOutcome === 'queued')
          toastQueued('Mis de côté. Ce choix partira dès que le réseau reviendra.')
        else toast(successToast)
      },
      () => toast(failureToast),
    )

  return [putAside, isPending] as const
}
