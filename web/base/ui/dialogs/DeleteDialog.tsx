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
  isPending?: boolean
  onDelete: () => void
  onClose: () => void
  /** The data that is deleted too. */
  children: ReactNode
}

export function DeleteDialog({
  title,
  actionName,
  isPending = false,
  onDelete,
  onClose,
  children,
}: DeleteDialogProps) {
  const isOnline = useIsOnline()
  return (
    <Dialog
      open
      onClose={() => isPending || onClose()}
      title={title}
      actions={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            Annuler
          </Button>
          {(isOnline || actionName === undefined) && (
            <Button
              variant="danger"
              isPending={isPending}
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
