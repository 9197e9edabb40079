import { useState } from 'react'
import { elide } from '#shared/base/elision'
import { Button } from '../../base/ui/Button'
import { Dialog } from '../../base/ui/dialogs/Dialog'
import { useRemoveFromCircle } from './useRemoveFromCircle'
import { checkbox } from '../../base/styles/form.css'
import * as styles from './CircleScreen.css'

/**
 * Confirms a removal. Offers to withdraw the open invitations, if there are any: the helper may
 * have one.
 */
export function RemoveDialog({
  animalUuid,
  member: { uuid, firstName },
  invitations,
  onClose,
}: {
  animalUuid: string
  member: { uuid: string; firstName: string }
  /** The number of open invitations. */
  invitations: number
  onClose: () => void
}) {
  const [remove, isPending] = useRemoveFromCircle()
  const [withdrawInvitations, setWithdrawInvitations] = useState(true)
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Retirer ${firstName}`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Annuler
          </Button>
          <Button
            variant="danger"
            isPending={isPending}
            pendingLabel="Retrait..."
            onClick={() => remove({ animalUuid, uuid, withdrawInvitations }, onClose)}
          >
            Retirer
          </Button>
        </>
      }
    >
      <p>
        {firstName} ne verra plus rien de ce carnet, tout de suite. Ce {elide('que', firstName)} y a
        noté reste.
      </p>
      {invitations > 0 && (
        <>
          <p>
            {invitations === 1
              ? 'Une invitation attend encore'
              : `${invitations} invitations attendent encore`}
            &nbsp;: avec {invitations === 1 ? 'elle' : 'l’une d’elles'}, {firstName} pourrait
            revenir.
          </p>
          <label className={styles.check}>
            <input
              type="checkbox"
              className={checkbox}
              checked={withdrawInvitations}
              onChange={({ currentTarget }) => setWithdrawInvitations(currentTarget.checked)}
            />
            {invitations === 1
              ? 'Annuler aussi cette invitation'
              : `Annuler aussi ces ${invitations} invitations`}
          </label>
        </>
      )}
    </Dialog>
  )
}
