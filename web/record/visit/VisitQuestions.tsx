import Plus from 'lucide-react/icons/plus'
import { type FormEvent, useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { fieldErrors } from '#shared/base/validation'
import { updateAnimalInput, VISIT_QUESTION_MAX, VISIT_QUESTIONS } from '#shared/cat/animalSchemas'
import type { VisitQuestions_animal$key } from '../../__generated__/VisitQuestions_animal.graphql'
import { useLocation } from '../../base/router/hooks'
import { Button } from '../../base/ui/Button'
import { Callout } from '../../base/ui/Callout'
import { Card } from '../../base/ui/Card'
import { moveFocusToScreen } from '../../base/ui/focus/focusOnRemoval'
import { Field } from '../../base/ui/forms/Field'
import { useFormErrors } from '../../base/ui/forms/useFormErrors'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { useSetVisitQuestions } from './useSetVisitQuestions'
import { wrapped } from '../../base/styles/layout.css'
import * as styles from './VisitQuestions.css'

const fieldName = (index: number) => `visitQuestions.${index}`

/**
 * Edits the owner's questions, which the page of every link shows until the owner removes them
 * (product/sharing 8.3).
 */
export function VisitQuestions({ animal }: { animal: VisitQuestions_animal$key }) {
  const { uuid, visitQuestions } = useFragment(
    graphql`
      fragment VisitQuestions_animal on Animal {
        uuid
        visitQuestions
      }
    `,
    animal,
  )
  const id = useId()
  const [received, dropReceived] = useReceivedQuestion(visitQuestions)
  const shownQuestions = received === null ? visitQuestions : [...visitQuestions, received]
  const [count, setCount] = useState(1)
  const questionCount = Math.min(shownQuestions.length, VISIT_QUESTIONS)
  // Saving replaces the whole list, so that a question without a field would be deleted.
  if (count < questionCount) setCount(questionCount)
  const [addedIndex, setAddedIndex] = useState<number | null>(null)
  const { formRef, errors, showErrors } = useFormErrors()
  const [setVisitQuestions, isPending] = useSetVisitQuestions(showErrors)

  function save(questions: string[]) {
    const parsed = updateAnimalInput.safeParse({ visitQuestions: questions })
    showErrors(parsed.success ? {} : fieldErrors(parsed.error))
    if (parsed.success) setVisitQuestions(uuid, parsed.data.visitQuestions ?? [], dropReceived)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isPending) save([...new FormData(event.currentTarget).values()].map(String))
  }

  function add() {
    setAddedIndex(count)
    setCount(count + 1)
  }

  function clear() {
    showErrors({})
    // After a failure the fields show the questions that every link still shows.
    setVisitQuestions(uuid, [], () => {
      for (const area of formRef.current?.querySelectorAll('textarea') ?? []) area.value = ''
      setCount(1)
      dropReceived()
    })
  }

  return (
    <Card as="section" className={styles.root} aria-labelledby={id}>
      <h2 id={id}>Questions pour la prochaine visite</h2>
      <p>
        Votre vétérinaire les lit en tête de la page partagée et du PDF, jusqu’à ce que vous les
        effaciez. Vos aidants les voient.
      </p>
      {shownQuestions.length > VISIT_QUESTIONS && (
        <Callout title="Vous avez déjà trois questions">
          <p>Remplacez-en une par le texte reçu&nbsp;: «&nbsp;{received}&nbsp;».</p>
        </Callout>
      )}
      <form ref={formRef} className={styles.form} noValidate onSubmit={submit}>
        {Array.from({ length: count }, (_, index) => (
          <Field
            key={index}
            label={`Question ${index + 1}`}
            name={fieldName(index)}
            error={errors[fieldName(index)] ?? null}
          >
            {(control) => (
              <textarea
                {...control}
                className={styles.question}
                rows={2}
                maxLength={VISIT_QUESTION_MAX}
                defaultValue={shownQuestions[index]}
                autoFocus={index === addedIndex}
              />
            )}
          </Field>
        ))}
        {count < VISIT_QUESTIONS && (
          <Button className={styles.add} variant="quiet" icon={<Plus size={20} />} onClick={add}>
            Ajouter une question
          </Button>
        )}
        <NeedsNetwork actionName="L’enregistrement des questions">
          <div className={wrapped}>
            <Button
              type="submit"
              variant="secondary"
              isPending={isPending}
              pendingLabel="Enregistrement..."
            >
              Enregistrer les questions
            </Button>
            {visitQuestions.length > 0 && (
              <Button ref={moveFocusToScreen} variant="quiet" isPending={isPending} onClick={clear}>
                Effacer les questions
              </Button>
            )}
          </div>
        </NeedsNetwork>
      </form>
    </Card>
  )
}

/**
 * Returns the text of another app that is to become a question (product/launches 2.6), and a function that drops it
 * once it is saved.
 */
function useReceivedQuestion(questions: readonly string[]) {
  const { question = null } = (useLocation().state ?? {}) as { question?: string }
  const [received, setReceived] = useState(() =>
    question === null || questions.includes(question) ? null : question,
  )
  return [received, () => setReceived(null)] as const
}
