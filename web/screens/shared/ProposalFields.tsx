import { PROPOSAL_TEXT_MAX, type vetProposalInput } from '#shared/sharing/vetProposalSchema'
import { Field } from '../../base/ui/forms/Field'
import { SelectField } from '../../base/ui/forms/SelectField'
import { TextField } from '../../base/ui/forms/TextField'
import { useDetails } from '../../record/details/useDetails'
import { textArea } from '../../base/ui/forms/Field.css'
import * as styles from './LeaveProposal.css'

/** The fields of a vet's proposal: a text, and numbers for this cat (product/sharing 7.1). */
export function ProposalFields({
  errors,
  today,
}: {
  errors: Partial<Record<string, string>>
  today: string
}) {
  const running = useDetails()?.careReport?.running ?? []
  const field = (id: keyof typeof vetProposalInput.shape) => ({
    name: id,
    error: errors[id] ?? null,
    autoComplete: 'off',
  })
  return (
    <>
      <div className={styles.pair}>
        <TextField label="Votre nom" {...field('vetName')} autoComplete="name" maxLength={100} />
        <TextField
          label="Clinique (facultatif)"
          {...field('practice')}
          autoComplete="organization"
          maxLength={100}
        />
      </div>
      <Field label="Consigne" name="text" error={errors['text'] ?? null}>
        {(control) => (
          <textarea {...control} className={textArea} rows={4} maxLength={PROPOSAL_TEXT_MAX} />
        )}
      </Field>
      <div className={styles.pair}>
        <TextField
          label="Appeler sous (kg)"
          {...field('weight')}
          inputMode="decimal"
          placeholder="3,5"
        />
        <TextField label="Prochain contrôle" {...field('nextCheck')} type="date" min={today} />
      </div>
      <div className={styles.pair}>
        <TextField
          label="Perte qui alerte (%)"
          {...field('lossPercent')}
          inputMode="numeric"
          placeholder="5"
        />
        <TextField
          label="En combien de jours"
          {...field('lossDays')}
          inputMode="numeric"
          placeholder="30"
        />
      </div>
      <div className={styles.pair}>
        <TextField
          label="Urinations habituelles"
          {...field('urinations')}
          inputMode="numeric"
          placeholder="4"
          hint="Par jour."
        />
        <TextField label="Téléphone" {...field('phone')} type="tel" autoComplete="tel" />
      </div>
      {running.length > 0 && (
        <SelectField
          label="Traitement à ne pas manquer"
          {...field('mustNotMiss')}
          options={[
            { value: '', label: 'Aucun' },
            ...running.map(({ course, name: label }) => ({ value: course, label })),
          ]}
        />
      )}
    </>
  )
}
