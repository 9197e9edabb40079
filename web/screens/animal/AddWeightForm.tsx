import type { FormEvent } from 'react'
import { isDay } from '#shared/base/time'
import { FUTURE_DATE_MESSAGE, fieldErrors } from '#shared/base/validation'
import { weightInput } from '#shared/cat/animalSchemas'
import { parseWeight } from '#shared/weight/weightValue'
import { Button } from '../../base/ui/Button'
import { Callout } from '../../base/ui/Callout'
import { TextField } from '../../base/ui/forms/TextField'
import { useFormErrors } from '../../base/ui/forms/useFormErrors'
import { useAddWeight } from '../../record/weight/useAddWeight'
import { useUnlikelyWeight } from '../../record/weight/useUnlikelyWeight'
import { WeightField } from '../../record/weight/WeightField'
import { noonOf } from './noonOf'
import * as styles from './Weights.css'

const invalidDayMessage = 'Date invalide'

/** The field is in kg, with a comma or a point; today's weighing has the current time. */
export function AddWeightForm({
  animal,
  last,
  today,
  timeZone,
}: {
  animal: { uuid: string; name: string }
  last: number | null
  today: string
  timeZone: string
}) {
  const { formRef, errors, showErrors } = useFormErrors()
  const { addWeight, isPending, problem } = useAddWeight(animal, showErrors)
  const { question, isSure } = useUnlikelyWeight(last)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const form = event.currentTarget
    const texts = new FormData(form)
    const day = texts.get('date') as string
    const parsed = weightInput.safeParse({ weight: texts.get('weight') })
    const dateError = !isDay(day) ? invalidDayMessage : day > today ? FUTURE_DATE_MESSAGE : null
    showErrors({
      ...(!parsed.success && fieldErrors(parsed.error)),
      ...(dateError !== null && { date: dateError }),
    })
    if (!parsed.success || dateError !== null || !isSure(parseWeight(parsed.data.weight) ?? 0))
      return
    const date = day === today ? null : noonOf(day, timeZone)
    if (await addWeight({ weight: parsed.data.weight, date })) form.reset()
  }

  return (
    <form ref={formRef} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <WeightField label="Nouvelle pesée (kg)" hint="Par exemple 4,25" error={errors['weight']} />
      <TextField
        label="Date de la pesée"
        name="date"
        type="date"
        max={today}
        defaultValue={today}
        error={errors['date']}
      />
      {question && <Callout tone="amber" role="alert" title={question} />}
      {problem && <Callout tone="red" role="alert" title={problem} />}
      <Button
        type="submit"
        variant="secondary"
        className={styles.add}
        isPending={isPending}
        pendingLabel="Ajout..."
      >
        {question ? 'Oui, ajouter la pesée' : 'Ajouter la pesée'}
      </Button>
    </form>
  )
}
