import { graphql } from 'react-relay'
import { USUAL_CHANGED_ENTRIES } from '#shared/health/thresholds/thresholds'
import type {
  NewHabit,
  NewHabitDialogMutation,
} from '../../__generated__/NewHabitDialogMutation.graphql'
import { useFormMutation } from '../../base/form/useFormMutation'
import { Button } from '../../base/ui/Button'
import { Dialog } from '../../base/ui/dialogs/Dialog'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'

/** The statement follows 'qu’' and a pronoun; the choice is followed by 'quand', a pronoun and `when`. */
const words: Record<NewHabit, { statement: string; choice: string; when: string }> = {
  drinks_less: {
    statement: 'boit moins que d’habitude',
    choice: 'Comme d’habitude',
    when: 'boit ainsi',
  },
  drinks_more: {
    statement: 'boit plus que d’habitude',
    choice: 'Comme d’habitude',
    when: 'boit ainsi',
  },
  eats_less: {
    statement: 'mange 50 à 75\u202f% de sa ration',
    choice: 'Toute sa ration',
    when: 'mange comme d’habitude',
  },
}

/** Shows once the question whether an answer of many entries has become usual (product/watches 2.10). */
export function NewHabitDialog({
  animalUuid,
  pronoun,
  habit,
  onClose,
}: {
  animalUuid: string
  pronoun: 'il' | 'elle'
  habit: NewHabit
  onClose: () => void
}) {
  const [commit, isPending] = useFormMutation<NewHabitDialogMutation>(graphql`
    mutation NewHabitDialogMutation($input: AnswerNewHabitInput!) {
      answerNewHabit(input: $input) {
        animal {
          newHabit
        }
      }
    }
  `)
  const { statement, choice, when } = words[habit]
  const answer = () =>
    commit({
      variables: { input: { animalUuid, habit } },
      onDone: onClose,
      failureText: 'Impossible d’enregistrer la réponse.',
    })

  return (
    <Dialog
      open
      title="C’est devenu son habitude&#8239;?"
      onClose={onClose}
      actions={
        <NeedsNetwork>
          <Button variant="secondary" isPending={isPending} onClick={answer}>
            Non, c’est passager
          </Button>
          <Button isPending={isPending} onClick={answer}>
            Oui, c’est son habitude
          </Button>
        </NeedsNetwork>
      }
    >
      <p>
        Vos {USUAL_CHANGED_ENTRIES} dernières saisies disent qu’{pronoun} {statement}.
      </p>
      <p>
        Si c’est devenu son habitude, choisissez désormais «&nbsp;{choice}&nbsp;» quand {pronoun}{' '}
        {when}&nbsp;: les alertes diront alors ce qui change à partir de maintenant. La question ne
        sera plus posée.
      </p>
    </Dialog>
  )
}
