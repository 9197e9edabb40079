import { type FormEvent, useState } from 'react'
import { fieldErrors } from '#shared/base/validation'
import { stockInput } from '#shared/stock/stockSchemas'
import { Button } from '../../base/ui/Button'
import { TextField } from '../../base/ui/forms/TextField'
import { useFormErrors } from '../../base/ui/forms/useFormErrors'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { useDeleteStock } from './useDeleteStock'
import { useSetStock } from './useSetStock'
import type { ShownStock } from './useStocks'
import { column } from '../../base/styles/layout.css'
import * as styles from './Stock.css'

/** Changes the days of warning, puts the stock away, or deletes it after a question. */
export function StockSettings({
  animalUuid,
  stock: { course, unit, bagMl, warningDays },
  onDone,
}: {
  animalUuid: string
  stock: ShownStock
  onDone: () => void
}) {
  const { formRef, errors, showErrors } = useFormErrors()
  const [set, isSetting] = useSetStock(showErrors)
  const [remove, isRemoving] = useDeleteStock(animalUuid)
  const [isSure, setIsSure] = useState(false)
  const isPending = isSetting || isRemoving
  const terms = { unit, bagMl: bagMl ?? null }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const texts = new FormData(event.currentTarget)
    const parsed = stockInput.safeParse({ ...terms, warningDays: texts.get('warningDays') })
    showErrors(parsed.success ? {} : fieldErrors(parsed.error))
    if (parsed.success) set({ ...parsed.data, animalUuid, courseUuid: course }, onDone)
  }
  const putAway = () =>
    set({ ...terms, animalUuid, courseUuid: course, warningDays, isPutAway: true }, onDone)

  return (
    <form ref={formRef} className={column} noValidate onSubmit={submit}>
      <TextField
        label="M’avertir quand il reste (jours)"
        name="warningDays"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={warningDays}
        error={errors['warningDays']}
      />
      <NeedsNetwork actionName="Le réglage d’un stock">
        <Button type="submit" variant="secondary" block isPending={isPending}>
          Enregistrer
        </Button>
        <Button variant="quiet" block onClick={putAway}>
          Ranger ce stock
        </Button>
        {isSure ? (
          <>
            <p className={styles.muted}>
              Supprimer ce stock et son historique&#8239;? Les doses données restent notées.
            </p>
            <Button variant="quiet" block onClick={() => remove(course, onDone)}>
              Oui, supprimer ce stock
            </Button>
          </>
        ) : (
          <Button variant="quiet" block onClick={() => setIsSure(true)}>
            Supprimer ce stock
          </Button>
        )}
      </NeedsNetwork>
    </form>
  )
}
