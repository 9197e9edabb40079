import { type ComponentProps, type FormEvent, useState } from 'react'
import type { QuantityName } from '#shared/labs/quantities'
import { hasOwnRange } from '#shared/labs/ranges'
import { newUuid } from '../../base/device/uuid'
import { Button } from '../../base/ui/Button'
import { Callout } from '../../base/ui/Callout'
import { Card } from '../../base/ui/Card'
import { moveFocusBeside } from '../../base/ui/focus/focusBeside'
import { moveFocusToScreen } from '../../base/ui/focus/focusOnRemoval'
import { SelectField } from '../../base/ui/forms/SelectField'
import { TextField } from '../../base/ui/forms/TextField'
import { useFormErrors } from '../../base/ui/forms/useFormErrors'
import type { PendingLabChange } from '../../offline/queue/rows'
import type { NamedCat } from '../../record/pending/useQueuedSave'
import { confirmationQuestions, defaultOf, orderQuantities, readLabForm } from './labFields'
import type { LabResult } from './LabResult'
import { useSaveLabResult } from './useSaveLabResult'
import { ValueField } from './ValueField'
import { column } from '../../base/styles/layout.css'
import * as styles from './LabsScreen.css'

const answers = [
  { value: 'unknown', label: 'Non précisé' },
  { value: 'yes', label: 'Oui' },
  { value: 'no', label: 'Non' },
]

interface LabFormProps {
  animal: NamedCat
  results: readonly LabResult[]
  pendingChanges: readonly PendingLabChange[]
  corrected: LabResult | null
  today: string
  onDone: () => void
}

/**
 * Renders the fields of a laboratory's sheet; shows one question about an unlikely value (product/labs 4.6).
 */
export function LabForm({
  animal,
  results,
  pendingChanges,
  corrected,
  today,
  onDone,
}: LabFormProps) {
  const { formRef, errors, showErrors } = useFormErrors()
  const [save, isPending] = useSaveLabResult(animal, pendingChanges, showErrors)
  // The id is fixed, so that a retry after a lost response sends the same result.
  const [uuid] = useState(() => corrected?.uuid ?? newUuid())
  const [questions, setQuestions] = useState<readonly string[]>([])
  // Results that are loaded while the form is open move no field: React would drop a typed value.
  const [formerResults] = useState(results)
  const initialResult = corrected ?? formerResults[0]
  const { first, others } = orderQuantities(initialResult)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const { content, wrong } = readLabForm(new FormData(event.currentTarget), {
      today,
      firstQuantity: first[0]!,
    })
    showErrors(wrong)
    if (!content) return setQuestions([])
    const openQuestions = confirmationQuestions(
      content,
      results.filter((one) => one.uuid !== uuid),
    )
    // After the question nothing was changed, so the value is confirmed.
    if (openQuestions.length > 0 && questions.length === 0) return setQuestions(openQuestions)
    void save(uuid, content, { isNew: corrected === null, onDone })
  }

  return (
    <Card as="section" ref={moveFocusToScreen} className={styles.card} aria-labelledby="lab-form">
      <h2 id="lab-form">{corrected ? 'Corriger les résultats' : 'Ajouter des résultats'}</h2>
      <form
        ref={formRef}
        className={column}
        noValidate
        onSubmit={submit}
        onInput={() => setQuestions([])}
      >
        <SampleFields
          day={corrected?.day ?? today}
          laboratory={initialResult?.laboratory ?? ''}
          today={today}
          errors={errors}
        />
        <ValueFields
          first={first}
          others={others}
          hasRanges={initialResult?.values.some(hasOwnRange) ?? false}
          defaultFor={(quantity) => defaultOf(corrected, formerResults, quantity)}
          errors={errors}
        />
        <div className={styles.pair}>
          <SelectField
            label="À jeun"
            name="fasting"
            options={answers}
            defaultValue={corrected?.fasting ?? 'unknown'}
          />
          <SelectField
            label="Bien hydraté"
            name="hydrated"
            options={answers}
            defaultValue={corrected?.hydrated ?? 'unknown'}
          />
        </div>
        <TextField
          label="Note (facultatif)"
          name="note"
          autoComplete="off"
          maxLength={280}
          defaultValue={corrected?.note ?? ''}
          error={errors['note'] ?? null}
        />
        {questions.length > 0 && (
          <Callout tone="amber" role="alert" title="À vérifier sur la feuille du laboratoire">
            {questions.map((question) => (
              <p key={question}>{question}</p>
            ))}
          </Callout>
        )}
        <Button type="submit" size="l" block isPending={isPending} pendingLabel="Enregistrement...">
          {questions.length > 0 ? 'Oui, enregistrer' : 'Enregistrer'}
        </Button>
        <Button variant="quiet" block disabled={isPending} onClick={onDone}>
          Annuler
        </Button>
      </form>
    </Card>
  )
}

function SampleFields({
  day,
  laboratory,
  today,
  errors,
}: {
  day: string
  laboratory: string
  today: string
  errors: ComponentProps<typeof ValueField>['errors']
}) {
  return (
    <div className={styles.pair}>
      <TextField
        label="Jour du prélèvement"
        name="day"
        type="date"
        max={today}
        defaultValue={day}
        error={errors['day'] ?? null}
        autoFocus
      />
      <TextField
        label="Laboratoire ou clinique (facultatif)"
        name="laboratory"
        autoComplete="off"
        maxLength={100}
        defaultValue={laboratory}
        error={errors['laboratory'] ?? null}
      />
    </div>
  )
}

/** Renders a field for each quantity. The others are folded, and ranges are hidden unless a result has one. */
function ValueFields({
  first,
  others,
  hasRanges: hadRanges,
  defaultFor,
  errors,
}: {
  first: readonly QuantityName[]
  others: readonly QuantityName[]
  hasRanges: boolean
  defaultFor: (quantity: QuantityName) => ComponentProps<typeof ValueField>['initial']
  errors: ComponentProps<typeof ValueField>['errors']
}) {
  const [hasRanges, setHasRanges] = useState(hadRanges)
  const fieldOf = (quantity: QuantityName) => (
    <ValueField
      key={quantity}
      initial={defaultFor(quantity)}
      hasRange={hasRanges}
      errors={errors}
    />
  )
  return (
    <div className={styles.values} role="group" aria-label="Valeurs">
      {first.map(fieldOf)}
      <details>
        <summary className={styles.summary}>Autres valeurs</summary>
        <div className={styles.fold}>{others.map(fieldOf)}</div>
      </details>
      {!hasRanges && (
        <Button
          ref={moveFocusBeside}
          className={styles.ranges}
          variant="quiet"
          onClick={() => setHasRanges(true)}
        >
          Recopier aussi les normes du laboratoire
        </Button>
      )}
    </div>
  )
}
