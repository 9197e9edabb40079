import { useLayoutEffect, useRef } from 'react'
import { LoadingMessage } from '../../base/ui/LoadingMessage'
import { openDialogs } from '../../base/ui/openDialogs'
import * as styles from './LoadingOverlay.css'

/** Covers the whole screen (product/pages 3.7). */
export function LoadingOverlay({ message }: { message?: string }) {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    openDialogs.add(dialog)
    return () => {
      dialog.close()
      openDialogs.remove(dialog)
    }
  }, [])
  return (
    <dialog
      ref={ref}
      className={styles.root}
      aria-label={message ?? 'Chargement...'}
      onCancel={(event) => event.preventDefault()}
    >
      <LoadingMessage message={message} detail="Veuillez patienter pendant le traitement..." />
    </dialog>
  )
}
