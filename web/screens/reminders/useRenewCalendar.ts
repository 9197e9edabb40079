import { graphql, useMutation } from 'react-relay'
import type { useRenewCalendarMutation } from '../../__generated__/useRenewCalendarMutation.graphql'
import { toastFailure } from '../../base/ui/toastFailure'
import { toast } from '../../base/ui/toasts'

export function useRenewCalendar() {
  const [commit, pending] = useMutation<useRenewCalendarMutation>(graphql`
    mutation useRenewCalendarMutation {
      renewCalendar {
        viewer {
          ...CalendarWay_viewer
        }
      }
    }
  `)

  const renew = () =>
    void commit({
      variables: {},
      onCompleted: (_, errors) =>
        errors ? toastFailure(errors) : toast({ title: 'Adresse créée' }),
      onError: toastFailure,
    })
  return [renew, pending] as const
}
