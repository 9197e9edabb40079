import type { FormEvent } from 'react'
import { fieldErrors } from '#shared/base/validation'
import { stockChangeInput } from '#shared/stock/stockSchemas'
import { stockUnitLabels } from '#shared/stock/stockWords'
import { Button } from '../../base/ui/Button'
import { Dialog } from '../../base/ui/dialogs/Dialog'
import { TextField } from '../../base/ui/forms/TextField'
import { useFormErrors } from '../../base/ui/forms/useFormErrors'
import type { NamedCat } from '../pending/useQueuedSave'
import { PackFields } from './PackFields'
import { useNoteStockChange } from './useNoteStockChange'
import type { ShownStock } from './useStocks'
import { column } from '../../base/styles/layout.css'
import * as styles from './Stock.css'

/** Notes a renewal. It proposes the number of the last one. */
export function RenewDialog({
  animal,
  stock,
  onClose,
}: {
  animal: NamedCat
  stock: ShownStock
  onClose: () => void
}) {
  const { formRef, errors, showErrors } = useFormErrors()
  const [noteChange, isPending] = useNoteStockChange(animal, stock, showErrors)
  const last = stock.changes.find(({ kind }) => kind === 'renewed')?.amount

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const texts = new FormData(event.currentTarget)
    const parsed = stockChangeInput.safeParse({ ...Object.fromEntries(texts), kind: 'renewed' })
    showErrors(parsed.success ? {} : fieldErrors(parsed.error))
    if (parsed.success) void noteChange(parsed.data, onClose)
  }

  return (
    <Dialog open onClose={() => isPending || onClose()} title={`${stock.name}\u00a0: renouvelé`}>
      <form ref={formRef} className={column} noValidate onSubmit={submit}>
        <p className={styles.muted}>Le nombre s’ajoute à ce qu’il reste.</p>
        <TextField
          label={`Combien (${stockUnitLabels[stock.unit]})`}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={last?.toLocaleString('fr', { useGrouping: false })}
          error={errors['amount']}
        />
        <PackFields errors={errors} />
        <Button type="submit" block isPending={isPending} pendingLabel="Enregistrement...">
          Enregistrer
        </Button>
      </form>
    </Dialog>
  )
}
