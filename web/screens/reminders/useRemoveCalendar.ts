import { graphql, useMutation } from 'react-relay'
import type { useRemoveCalendarMutation } from '../../__generated__/useRemoveCalendarMutation.graphql'
import { toastFailure } from '../../base/ui/toastFailure'
import { toast } from '../../base/ui/toasts'

export function useRemoveCalendar() {
  const [commit, pending] = useMutation<useRemoveCalendarMutation>(graphql`
    mutation useRemoveCalendarMutation {
      removeCalendar {
        viewer {
          ...CalendarWay_viewer
        }
      }
    }
  `)

  const remove = () =>
    void commit({
      variables: {},
      onCompleted: (_, errors) =>
        errors ? toastFailure(errors) : toast({ title: 'Adresse supprimée' }),
      onError: toastFailure,
    })
  return [remove, pending] as const
}
