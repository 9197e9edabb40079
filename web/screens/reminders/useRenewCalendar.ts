import { graphql } from 'react-relay'
import type { useRenewCalendarMutation } from '../../__generated__/useRenewCalendarMutation.graphql'
import { useFormMutation } from '../../base/form/useFormMutation'

export function useRenewCalendar() {
  const [commit, isPending] = useFormMutation<useRenewCalendarMutation>(graphql`
    mutation useRenewCalendarMutation {
      renewCalendar {
        viewer {
          ...CalendarChannel_viewer
        }
      }
    }
  `)

  return [
    () => commit({ variables: {}, successToast: { title: 'Adresse créée' } }),
    isPending,
  ] as const
}
