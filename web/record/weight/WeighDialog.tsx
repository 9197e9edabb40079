import { type FormEvent, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { fieldErrors } from '#shared/base/validation'
import { weightInput } from '#shared/cat/animalSchemas'
import { parseWeight, shownWeight, weightLabel } from '#shared/weight/weightValue'
import type { WeighDialog_animal$key } from '../../__generated__/WeighDialog_animal.graphql'
import { Button } from '../../base/ui/Button'
import { Callout } from '../../base/ui/Callout'
import { Dialog } from '../../base/ui/dialogs/Dialog'
import { useFormErrors } from '../../base/ui/forms/useFormErrors'
import { useAddWeight } from './useAddWeight'
import { useUnlikelyWeight } from './useUnlikelyWeight'
import { WeightField } from './WeightField'
import { stack4 } from '../../base/styles/layout.css'
import { visuallyHidden } from '../../base/styles/text.css'
import * as styles from './WeighDialog.css'

/** The steps of the buttons, in grams. */
const steps = [-50, -10, 10, 50] as const

/** Records a weighing on the spot, from the last value, by taps or typed (product/watches 3.4). */
export function WeighDialog({
  animal,
  onClose,
}: {
  animal: WeighDialog_animal$key
  onClose: () => void
}) {
  const { uuid, name, weight, receivesFluids } = useFragment(
    graphql`
      fragment WeighDialog_animal on Animal {
        uuid
        name
        weight
        receivesFluids
      }
    `,
    animal,
  )
  const last = weight ? parseWeight(weight) : null
  const [typed, setTyped] = useState(last === null ? '' : shownWeight(last))
  // A screen reader does not read a field that a button changes.
  const [announced, setAnnounced] = useState('')
  const { formRef, errors, showErrors } = useFormErrors()
  const { addWeight, isPending, problem } = useAddWeight({ uuid, name }, showErrors)
  const { question, isSure } = useUnlikelyWeight(last)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const parsed = weightInput.safeParse({ weight: typed })
    showErrors(parsed.success ? {} : fieldErrors(parsed.error))
    if (!parsed.success || !isSure(parseWeight(parsed.data.weight) ?? 0)) return
    if (await addWeight({ weight: parsed.data.weight, date: null })) onClose()
  }

  const grams = parseWeight(typed) ?? last
  return (
    <Dialog open onClose={() => isPending || onClose()} title={`Peser ${name}`}>
      <form ref={formRef} className={stack4} noValidate onSubmit={(event) => void submit(event)}>
        {receivesFluids && <p>Pesez avant la perfusion.</p>}
        {last !== null && (
          <p className={styles.lastWeight}>Dernière pesée&nbsp;: {weightLabel(last)}</p>
        )}
        <WeightField
          label="Poids (kg)"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          error={errors['weight']}
        />
        {grams !== null && (
          <div className={styles.steps} role="group" aria-label="Ajuster le poids">
            {steps.map((step) => (
              <Button
                key={step}
                variant="secondary"
                className={styles.step}
                onClick={() => {
                  setTyped(shownWeight(grams + step))
                  setAnnounced(weightLabel(grams + step))
                }}
              >
                {step > 0 ? '+' : '−'}
                {Math.abs(step)}&nbsp;g
              </Button>
            ))}
            <span className={visuallyHidden} aria-live="polite">
              {announced}
            </span>
          </div>
        )}
        {question && <Callout tone="amber" role="alert" title={question} />}
        {problem && <Callout tone="red" role="alert" title={problem} />}
        <Button type="submit" size="l" block isPending={isPending} pendingLabel="Ajout...">
          {question ? 'Oui, enregistrer' : 'Enregistrer'}
        </Button>
      </form>
    </Dialog>
  )
}
