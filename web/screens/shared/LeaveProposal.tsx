import { type FormEvent, useState } from 'react'
import { elide } from '#shared/base/elision'
import { fieldErrors } from '#shared/base/validation'
import { vetProposalInput } from '#shared/sharing/vetProposalSchema'
import { useClientId } from '../../base/form/useClientId'
import { Button } from '../../base/ui/Button'
import { Callout } from '../../base/ui/Callout'
import { Dialog } from '../../base/ui/dialogs/Dialog'
import { useFormErrors } from '../../base/ui/forms/useFormErrors'
import { leaveProposal } from './leaveProposal'
import { ProposalFields } from './ProposalFields'
import { column } from '../../base/styles/layout.css'
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
  return (
    <Dialog open onClose={() => state === 'sending' || onClose()} title="Laisser une consigne">
      <form ref={formRef} className={column} noValidate onSubmit={(event) => void submit(event)}>
        <p>
          Une consigne ou des seuils propres à {name}. La personne qui suit {name} accepte ou refuse
          chaque nombre.
        </p>
        <ProposalFields errors={errors} today={today} />
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
