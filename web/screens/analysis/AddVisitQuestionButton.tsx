import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { VISIT_QUESTIONS } from '#shared/cat/animalSchemas'
import type { AddVisitQuestionButton_animal$key } from '../../__generated__/AddVisitQuestionButton_animal.graphql'
import { Button, LinkButton } from '../../base/ui/Button'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { useSetVisitQuestions } from '../../record/visit/useSetVisitQuestions'

const questionStart = 'Combien d’urinations par jour sont habituelles pour '

/** Adds the vet's usual count to the questions for the next visit, in one tap (product/watches 2.8). */
export function AddVisitQuestionButton({
  animal,
  children,
}: {
  animal: AddVisitQuestionButton_animal$key
  /** Is shown once the question is added. */
  children: ReactNode
}) {
  const { uuid, gender, visitQuestions } = useFragment(
    graphql`
      fragment AddVisitQuestionButton_animal on Animal {
        uuid
        gender
        visitQuestions
      }
    `,
    animal,
  )
  const [setVisitQuestions, isPending] = useSetVisitQuestions(() => undefined)
  // The question may have been added before the gender was changed.
  if (visitQuestions.some((question) => question.startsWith(questionStart))) return children
  if (visitQuestions.length === VISIT_QUESTIONS)
    return (
      <LinkButton variant="quiet" to={`/share/${uuid}`}>
        Vos questions pour la visite
      </LinkButton>
    )
  return (
    <NeedsNetwork>
      <Button
        variant="quiet"
        isPending={isPending}
        onClick={() =>
          setVisitQuestions(uuid, [
            ...visitQuestions,
            `${questionStart}${gender === 'female' ? 'elle' : 'lui'}\u202f?`,
          ])
        }
      >
        Ajouter aux questions de la visite
      </Button>
    </NeedsNetwork>
  )
}
