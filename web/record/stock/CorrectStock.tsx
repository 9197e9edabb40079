import type { FormEvent } from 'react'
import { fieldErrors } from '#shared/base/validation'
import { parseChange, stockChangeInput } from '#shared/stock/stockSchemas'
import { stockUnitLabels } from '#shared/stock/stockWords'
import { Button } from '../../base/ui/Button'
import { TextField } from '../../base/ui/forms/TextField'
import { useFormErrors } from '../../base/ui/forms/useFormErrors'
import type { NamedCat } from '../pending/useQueuedSave'
import { PackFields } from './PackFields'
import { useNoteStockChange } from './useNoteStockChange'
import type { ShownStock } from './useStocks'
import { column } from '../../base/styles/layout.css'

const round = (amount: number) => Math.round(amount * 1_000) / 1_000

/** The user enters the counted amount. The history shows the difference as a correction. */
export function CorrectStock({
  animal,
  stock,
  onDone,
}: {
  animal: NamedCat
  stock: ShownStock
  onDone: () => void
}) {
  const { formRef, errors, showErrors } = useFormErrors()
  const [noteChange, isPending] = useNoteStockChange(animal, stock, showErrors)
  const { level, unit, openedOn, useBy } = stock

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const texts = new FormData(event.currentTarget)
    const counted = parseChange(texts.get('counted') as string)
    if (counted === null || counted < 0)
      return showErrors({ counted: 'Indiquez le nombre que vous avez compté' })
    const parsed = stockChangeInput.safeParse({
      kind: 'corrected',
      amount: round(counted - level),
      openedOn: texts.get('openedOn'),
      useBy: texts.get('useBy'),
      note: texts.get('note'),
    })
    showErrors(parsed.success ? {} : fieldErrors(parsed.error))
    if (parsed.success) void noteChange(parsed.data, onDone)
  }

  return (
    <form ref={formRef} className={column} noValidate onSubmit={submit}>
      <TextField
        label={`Il en reste (${stockUnitLabels[unit]})`}
        name="counted"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={Math.max(0, round(level)).toLocaleString('fr', { useGrouping: false })}
        error={errors['counted'] ?? errors['amount']}
      />
      <PackFields openedOn={openedOn} useBy={useBy} errors={errors} />
      <TextField
        label="Note (facultatif)"
        name="note"
        autoComplete="off"
        maxLength={140}
        error={errors['note']}
      />
      <Button type="submit" block isPending={isPending} pendingLabel="Enregistrement...">
        Corriger
      </Button>
    </form>
  )
}
