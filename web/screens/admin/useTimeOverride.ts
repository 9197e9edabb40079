import { graphql, useMutation } from 'react-relay'
import type { SelectorStoreUpdater } from 'relay-runtime'
import type { useTimeOverrideClearMutation } from '../../__generated__/useTimeOverrideClearMutation.graphql'
import type { useTimeOverrideSetMutation } from '../../__generated__/useTimeOverrideSetMutation.graphql'
import { toast } from '../../base/ui/toasts/toasts'

const setSuccessToast = { title: 'Date modifiée' }
const setFailureToast = {
  title: 'Erreur',
  description: 'Impossible de définir l’override de date.',
  tone: 'destructive',
} as const
const clearSuccessToast = { title: 'Date réinitialisée' }
const clearFailureToast = {
  title: 'Erreur',
  description: 'Impossible de supprimer l’override de date.',
  tone: 'destructive',
} as const

/** Data of the other clock is stale, so each screen fetches again when it is opened. */
const updater: SelectorStoreUpdater = (store) => store.invalidateStore()

export function useTimeOverride() {
  const [commitSet, isSetting] = useMutation<useTimeOverrideSetMutation>(graphql`
    mutation useTimeOverrideSetMutation($input: SetTimeOverrideInput!) {
      setTimeOverride(input: $input) {
        viewer {
          ...useTestClock_viewer
        }
      }
    }
  `)
  const [commitClear, isClearing] = useMutation<useTimeOverrideClearMutation>(graphql`
    mutation useTimeOverrideClearMutation {
      clearTimeOverride {
        viewer {
          ...useTestClock_viewer
        }
      }
    }
  `)

  function setOverride(date: Date) {
    commitSet({
      variables: { input: { date: date.toISOString() } },
      updater,
      onCompleted: (_, errors) => toast(errors ? setFailureToast : setSuccessToast),
      onError: () => toast(setFailureToast),
    })
  }

  function clearOverride() {
    commitClear({
      variables: {},
      updater,
      onCompleted: (_, errors) => toast(errors ? clearFailureToast : clearSuccessToast),
      onError: () => toast(clearFailureToast),
    })
  }

  return { setOverride, isSetting, clearOverride, isClearing }
}
