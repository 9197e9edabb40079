import { unitLabels } from '#shared/care/careLabels'
import { type DoseUnit, doseUnits } from '#shared/care/treatmentSchemas'
import { SelectField } from '../../base/ui/forms/SelectField'
import { TextField } from '../../base/ui/forms/TextField'
import * as styles from './CareScreen.css'

const units = [
  { value: '', label: 'Aucune' },
  ...doseUnits.map((value) => ({ value, label: unitLabels[value] })),
]

interface AmountFieldsProps {
  amount?: number | null | undefined
  unit?: DoseUnit | null | undefined
  errors: Partial<Record<string, string>>
}

export function AmountFields({ amount, unit, errors }: AmountFieldsProps) {
  return (
    <div className={styles.pair}>
      <TextField
        label="Dose"
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={amount?.toLocaleString('fr', { useGrouping: false }) ?? ''}
        error={errors['amount']}
      />
      <SelectField
        label="Unité"
        name="unit"
        options={units}
        defaultValue={unit ?? ''}
        error={errors['unit']}
      />
    </div>
  )
}
