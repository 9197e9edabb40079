import { graphql } from 'react-relay'
import type { ReminderChoice } from '#shared/reminder/reminderChoice'
import type { useSetRemindersMutation } from '../../__generated__/useSetRemindersMutation.graphql'
import { useFormMutation } from '../../base/form/useFormMutation'
import type { ShowErrors } from '../../base/ui/forms/useFormErrors'

export function useSetReminders(animalUuid: string, showErrors: ShowErrors) {
  const [commit, isPending] = useFormMutation<useSetRemindersMutation>(graphql`
    mutation useSetRemindersMutation($input: SetRemindersInput!) {
      setReminders(input: $input) {
        animal {
          ...ReminderForm_animal
        }
      }
    }
  `)

  const set = (choice: ReminderChoice, done: string) =>
    commit({
      variables: { input: { ...choice, animalUuid } },
      successToast: { title: done },
      showErrors,
    })

  return [set, isPending] as const
}
