import { graphql } from 'react-relay'
import type { useRemoveCalendarMutation } from '../../__generated__/useRemoveCalendarMutation.graphql'
import { useFormMutation } from '../../base/form/useFormMutation'

export function useRemoveCalendar() {
  const [commit, isPending] = useFormMutation<useRemoveCalendarMutation>(graphql`
    mutation useRemoveCalendarMutation {
      removeCalendar {
        viewer {
          ...CalendarChannel_viewer
        }
      }
    }
  `)

  return [
    () => commit({ variables: {}, successToast: { title: 'Adresse supprimée' } }),
    isPending,
  ] as const
}
