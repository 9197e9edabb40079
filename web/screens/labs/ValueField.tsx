import { useState } from 'react'
import { type LabValue, quantities, unitsOf } from '#shared/labs/quantities'
import { SelectField } from '../../base/ui/forms/SelectField'
import { TextField } from '../../base/ui/forms/TextField'
import * as styles from './LabsScreen.css'

interface ValueFieldProps {
  initial: LabValue
  /** If true, there are also fields for the laboratory's own range. */
  hasRange: boolean
  errors: Partial<Record<string, string>>
}

/**
 * Renders a value with a decimal comma, its unit if there are several, and the laboratory's range.
 */
export function ValueField({ initial, hasRange, errors }: ValueFieldProps) {
  const { quantity } = initial
  const [unit, setUnit] = useState(initial.unit)
  const { label } = quantities[quantity]
  const units = unitsOf(quantity)
  const decimal = (name: string, value: string | null | undefined) =>
    ({
      name,
      inputMode: 'decimal',
      autoComplete: 'off',
      defaultValue: value?.replace('.', ',') ?? '',
      error: errors[name] ?? null,
    }) as const
  const value = decimal(quantity, initial.value)
  // The range belongs to its unit.
  const { rangeFrom, rangeTo }: Partial<LabValue> = unit === initial.unit ? initial : {}
  return (
    <div className={hasRange ? styles.withRange : styles.quantity}>
      {units.length === 1 ? (
        <div>
          <TextField label={unit === '' ? label : `${label} (${unit})`} {...value} />
          <input type="hidden" name={`${quantity}.unit`} value={unit} />
        </div>
      ) : (
        <div className={styles.value}>
          <TextField label={label} {...value} />
          <SelectField
            label="Unité"
            aria-label={`Unité, ${label}`}
            name={`${quantity}.unit`}
            options={units.map((one) => ({ value: one, label: one }))}
            value={unit}
            onChange={({ currentTarget }) => setUnit(currentTarget.value)}
            error={errors[`${quantity}.unit`] ?? null}
          />
        </div>
      )}
      {hasRange && (
        <div key={unit} className={styles.value}>
          <TextField
            label="Norme, de"
            aria-label={`Norme, de, ${label}`}
            {...decimal(`${quantity}.rangeFrom`, rangeFrom)}
          />
          <TextField
            label="à"
            aria-label={`Norme, à, ${label}`}
            {...decimal(`${quantity}.rangeTo`, rangeTo)}
          />
        </div>
      )}
    </div>
  )
}
