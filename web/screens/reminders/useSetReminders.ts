import { graphql, useMutation } from 'react-relay'
import type { ReminderChoice } from '#shared/reminder/reminderChoice'
import type { useSetRemindersMutation } from '../../__generated__/useSetRemindersMutation.graphql'
import { toFailure } from '../../base/network/graphqlError'
import { toastFailure } from '../../base/ui/toastFailure'
import { toast } from '../../base/ui/toasts'

export function useSetReminders(
  animalUuid: string,
  showErrors: (fields: Record<string, string>) => void,
) {
  const [commit, pending] = useMutation<useSetRemindersMutation>(graphql`
    mutation useSetRemindersMutation($input: SetRemindersInput!) {
      setReminders(input: $input) {
        animal {
          ...ReminderForm_animal
        }
      }
    }
  `)

  function fail(reason: unknown) {
    showErrors(toFailure(reason).fields)
    toastFailure(reason)
  }

  function set(choice: ReminderChoice, done: string) {
    commit({
      variables: { input: { ...choice, animalUuid } },
      onCompleted: (_, errors) => (errors ? fail(errors) : toast({ title: done })),
      onError: fail,
    })
  }

  return [set, pending] as const
}
