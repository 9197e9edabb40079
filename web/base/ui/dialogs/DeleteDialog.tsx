import type { ReactNode } from 'react'
import { useIsOnline } from '../../device/useIsOnline'
import { Button } from '../Button'
import { NeedsNetwork } from '../NeedsNetwork'
import { Dialog } from './Dialog'

interface DeleteDialogProps {
  title: string
  /**
   * Names the action that needs the server, such as 'La suppression d’une saisie'. Without it, the
   * deletion can be pending like an entry.
   */
  actionName?: string
  pending?: boolean
  onDelete: () => void
  onClose: () => void
  /** The data that is deleted too. */
  children: ReactNode
}

/** Confirms a deletion. */
export function DeleteDialog({
  title,
  actionName,
  pending = false,
  onDelete,
  onClose,
  children,
}: DeleteDialogProps) {
  const online = useIsOnline()
  return (
    <Dialog
      open
      onClose={() => pending || onClose()}
      title={title}
      actions={
        <>
          <Button variant="secondary" disabled={pending} onClick={onClose}>
            Annuler
          </Button>
          {(online || actionName === undefined) && (
            <Button
              variant="danger"
              pending={pending}
              pendingLabel="Suppression..."
              onClick={onDelete}
            >
              Supprimer
            </Button>
          )}
        </>
      }
    >
      {children}
      {actionName !== undefined && <NeedsNetwork actionName={actionName} />}
    </Dialog>
  )
}
