import { type QuantityName, quantities, unitsOf } from '#shared/labs/quantities'
import { SelectField } from '../../base/ui/forms/SelectField'
import { TextField } from '../../base/ui/forms/TextField'
import * as styles from './LabsScreen.css'

interface ValueFieldProps {
  quantity: QuantityName
  value: string
  unit: string
  errors: Partial<Record<string, string>>
}

/** Renders a value with a decimal comma, and its unit if there are several. */
export function ValueField({ quantity, value, unit, errors }: ValueFieldProps) {
  const { label } = quantities[quantity]
  const units = unitsOf(quantity)
  const input = {
    name: quantity,
    inputMode: 'decimal',
    autoComplete: 'off',
    defaultValue: value.replace('.', ','),
    error: errors[quantity] ?? null,
  } as const
  if (units.length === 1)
    return (
      <OneUnit label={units[0] === '' ? label : `${label} (${units[0]})`} {...input} unit={unit} />
    )
  return (
    <div className={styles.value}>
      <TextField label={label} {...input} />
      <SelectField
        label="Unité"
        aria-label={`Unité, ${label}`}
        name={`${quantity}.unit`}
        options={units.map((one) => ({ value: one, label: one }))}
        defaultValue={unit}
        error={errors[`${quantity}.unit`] ?? null}
      />
    </div>
  )
}

function OneUnit({ unit, ...field }: { unit: string } & Parameters<typeof TextField>[0]) {
  return (
    <>
      <TextField {...field} />
      <input type="hidden" name={`${field.name}.unit`} value={unit} />
    </>
  )
}
