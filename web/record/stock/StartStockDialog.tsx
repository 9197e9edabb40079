import { type FormEvent, useState } from 'react'
import { fieldErrors } from '#shared/base/validation'
import type { StockUnit } from '#shared/stock/stock'
import { stockInput, WARNING_DAYS } from '#shared/stock/stockSchemas'
import { stockUnitLabels } from '#shared/stock/stockWords'
import { Button } from '../../base/ui/Button'
import { Dialog } from '../../base/ui/dialogs/Dialog'
import { SelectField } from '../../base/ui/forms/SelectField'
import { TextField } from '../../base/ui/forms/TextField'
import { useFormErrors } from '../../base/ui/forms/useFormErrors'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { PackFields } from './PackFields'
import { useSetStock } from './useSetStock'
import { column } from '../../base/styles/layout.css'
import * as styles from './Stock.css'

const units = (['dose', 'ml', 'bag'] as const).map((value) => ({
  value,
  label: stockUnitLabels[value],
}))

/** Starts the stock of a course. Doses given from now on are taken from it. */
export function StartStockDialog({
  animalUuid,
  course,
  name,
  isLiquid,
  onClose,
}: {
  animalUuid: string
  course: string
  name: string
  /** Only what is given in mL is counted in mL or in bags. */
  isLiquid: boolean
  onClose: () => void
}) {
  const { formRef, errors, showErrors } = useFormErrors()
  const [set, isPending] = useSetStock(showErrors)
  const [unit, setUnit] = useState<StockUnit>(isLiquid ? 'ml' : 'dose')

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const texts = new FormData(event.currentTarget)
    const typed = ['bagMl', 'amount', 'openedOn', 'useBy', 'warningDays'].map((field) => [
      field,
      texts.get(field) ?? '',
    ])
    const parsed = stockInput.safeParse({ ...Object.fromEntries(typed), unit })
    const isAmountMissing = parsed.success && parsed.data.amount == null
    showErrors(
      isAmountMissing
        ? { amount: 'Indiquez ce qu’il reste' }
        : parsed.success
          ? {}
          : fieldErrors(parsed.error),
    )
    if (parsed.success && !isAmountMissing)
      set({ ...parsed.data, animalUuid, courseUuid: course }, onClose)
  }

  return (
    <Dialog open onClose={() => isPending || onClose()} title={`Stock\u00a0: ${name}`}>
      <form ref={formRef} className={column} noValidate onSubmit={submit}>
        <p className={styles.muted}>
          Chaque dose notée, par vous ou par vos aidants, sera déduite. Vous verrez pour combien de
          jours il en reste.
        </p>
        <div className={styles.pair}>
          <TextField
            label="Il en reste"
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            error={errors['amount']}
          />
          {isLiquid && (
            <SelectField
              label="Compté en"
              name="unit"
              options={units}
              value={unit}
              onChange={({ currentTarget }) => setUnit(currentTarget.value as StockUnit)}
              error={errors['unit']}
            />
          )}
          {unit === 'bag' && (
            <TextField
              label="Une poche contient (mL)"
              name="bagMl"
              inputMode="numeric"
              autoComplete="off"
              error={errors['bagMl']}
            />
          )}
        </div>
        {!isLiquid && (
          <p className={styles.muted}>
            En doses&nbsp;: un demi-comprimé par prise et 10&nbsp;comprimés font 20&nbsp;doses.
          </p>
        )}
        <details>
          <summary className={styles.summary}>Dates, alerte</summary>
          <div className={styles.fold}>
            <PackFields errors={errors} />
            <TextField
              label="M’avertir quand il reste (jours)"
              name="warningDays"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={WARNING_DAYS}
              error={errors['warningDays']}
            />
          </div>
        </details>
        <NeedsNetwork actionName="Le début d’un stock">
          <Button type="submit" block isPending={isPending} pendingLabel="Enregistrement...">
            Suivre ce stock
          </Button>
        </NeedsNetwork>
      </form>
    </Dialog>
  )
}
