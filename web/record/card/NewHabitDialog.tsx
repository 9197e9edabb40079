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

const words: Record<NewHabit, { statement: string; from: string }> = {
  drinks_less: {
    statement: 'qu’il boit moins que d’habitude',
    from: '«\u00a0Comme d’habitude\u00a0» quand il boit ainsi',
  },
  drinks_more: {
    statement: 'qu’il boit plus que d’habitude',
    from: '«\u00a0Comme d’habitude\u00a0» quand il boit ainsi',
  },
  eats_less: {
    statement: 'qu’il mange 50 à 75\u00a0% de sa ration',
    from: '«\u00a0Toute sa ration\u00a0» quand il mange comme d’habitude',
  },
}

/** Asks once whether an answer of many entries has become usual (product/watches 2.10). */
export function NewHabitDialog({
  animalUuid,
  habit,
  onClose,
}: {
  animalUuid: string
  habit: NewHabit
  onClose: () => void
}) {
  const [commit, pending] = useFormMutation<NewHabitDialogMutation>(graphql`
    mutation NewHabitDialogMutation($input: AnswerNewHabitInput!) {
      answerNewHabit(input: $input) {
        animal {
          newHabit
        }
      }
    }
  `)
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
          <Button variant="secondary" pending={pending} onClick={answer}>
            Non, c’est passager
          </Button>
          <Button pending={pending} onClick={answer}>
            Oui, c’est son habitude
          </Button>
        </NeedsNetwork>
      }
    >
      <p>
        Vos {USUAL_CHANGED_ENTRIES} dernières saisies disent {words[habit].statement}.
      </p>
      <p>
        Si c’est devenu son habitude, choisissez désormais {words[habit].from}&nbsp;: les alertes
        diront alors ce qui change à partir de maintenant. La question ne sera plus posée.
      </p>
    </Dialog>
  )
}
