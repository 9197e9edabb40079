import { type FormEvent, useState } from 'react'
import { elide } from '#shared/base/elision'
import { fieldErrors } from '#shared/base/validation'
import { PROPOSAL_TEXT_MAX, vetProposalInput } from '#shared/sharing/vetProposalSchema'
import { useClientId } from '../../base/form/useClientId'
import { Button } from '../../base/ui/Button'
import { Callout } from '../../base/ui/Callout'
import { Dialog } from '../../base/ui/dialogs/Dialog'
import { Field } from '../../base/ui/forms/Field'
import { SelectField } from '../../base/ui/forms/SelectField'
import { TextField } from '../../base/ui/forms/TextField'
import { useFormErrors } from '../../base/ui/forms/useFormErrors'
import { useDetails } from '../../record/details/useDetails'
import { leaveProposal } from './leaveProposal'
import { column } from '../../base/styles/layout.css'
import { textArea } from '../../base/ui/forms/Field.css'
import * as styles from './LeaveProposal.css'

/** 'Laisser une consigne': the owner decides about each number (product/sharing 7.1). */
export function LeaveProposal({
  name,
  today,
  onClose,
}: {
  name: string
  today: string
  onClose: () => void
}) {
  const { formRef, errors, showErrors } = useFormErrors()
  const [state, setState] = useState<'typing' | 'sending' | 'left'>('typing')
  const [failure, setFailure] = useState<string | null>(null)
  const clientId = useClientId()
  const running = useDetails()?.careReport?.running ?? []

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state === 'sending') return
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    const parsed = vetProposalInput.safeParse(typed)
    showErrors(parsed.success ? {} : fieldErrors(parsed.error))
    setFailure(null)
    if (!parsed.success) return
    setState('sending')
    const refusal = await leaveProposal({ ...parsed.data, ...clientId(parsed.data) })
    setState(refusal ? 'typing' : 'left')
    if (!refusal) return
    showErrors(refusal.fields)
    if (Object.keys(refusal.fields).length === 0) setFailure(refusal.message)
  }

  if (state === 'left') {
    return (
      <Dialog
        open
        onClose={onClose}
        title="Consigne transmise"
        actions={<Button onClick={onClose}>Fermer</Button>}
      >
        <p role="status">
          La personne qui suit {name} est prévenue. Vos nombres compteront dès qu’elle les aura
          acceptés.
        </p>
      </Dialog>
    )
  }
  const field = (id: keyof typeof vetProposalInput.shape) => ({
    name: id,
    error: errors[id] ?? null,
    autoComplete: 'off',
  })
  return (
    <Dialog open onClose={() => state === 'sending' || onClose()} title="Laisser une consigne">
      <form ref={formRef} className={column} noValidate onSubmit={(event) => void submit(event)}>
        <p>
          Une consigne ou des seuils propres à {name}. La personne qui suit {name} accepte ou refuse
          chaque nombre.
        </p>
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
        <p className={styles.muted}>
          Ces nombres n’atténuent aucune alerte rouge tirée des réponses du questionnaire{' '}
          {elide('de', name)}.
        </p>
        {failure && (
          <Callout tone="red" role="alert">
            {failure}
          </Callout>
        )}
        <Button
          type="submit"
          size="l"
          block
          isPending={state === 'sending'}
          pendingLabel="Envoi..."
        >
          Transmettre
        </Button>
      </form>
    </Dialog>
  )
}
