import type { FormEvent } from 'react'
import { fieldErrors } from '#shared/base/validation'
import { siteLabels } from '#shared/care/careLabels'
import { doseInput, type Site, sites } from '#shared/care/doseSchema'
import { Button } from '../../base/ui/Button'
import { Dialog } from '../../base/ui/dialogs/Dialog'
import { SelectField } from '../../base/ui/forms/SelectField'
import { TextField } from '../../base/ui/forms/TextField'
import { useFormErrors } from '../../base/ui/forms/useFormErrors'
import { column } from '../../base/styles/layout.css'

const options = [
  { value: '', label: 'Non précisé' },
  ...sites.map((value) => ({ value, label: siteLabels[value] })),
]

/** Requests the amount, by default the last one, and the site. While pending it stays open. */
export function FluidsDialog({
  last,
  isPending,
  onGive,
  onClose,
}: {
  last: number | null
  isPending: boolean
  onGive: (fluids: { amountMl: number | null; site: Site | null }) => void
  onClose: () => void
}) {
  const { formRef, errors, showErrors } = useFormErrors()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const texts = new FormData(event.currentTarget)
    const typed = (texts.get('amountMl') as string).trim()
    const amountMl = typed === '' ? null : Number(typed)
    const parsed = doseInput.safeParse({
      day: '2000-01-01',
      outcome: 'given',
      amountMl,
      site: texts.get('site'),
    })
    showErrors(parsed.success ? {} : fieldErrors(parsed.error))
    if (parsed.success) onGive({ amountMl, site: parsed.data.site ?? null })
  }

  return (
    <Dialog open onClose={() => isPending || onClose()} title="Perfusion">
      <form ref={formRef} className={column} noValidate onSubmit={submit}>
        <TextField
          label="Volume (mL)"
          name="amountMl"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={last ?? ''}
          error={errors['amountMl'] ?? null}
        />
        <SelectField label="Endroit" name="site" options={options} />
        <Button type="submit" block isPending={isPending} pendingLabel="Enregistrement...">
          Donné
        </Button>
      </form>
    </Dialog>
  )
}
