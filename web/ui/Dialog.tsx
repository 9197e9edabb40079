import X from 'lucide-react/icons/x'
import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from './Button'
import * as styles from './Dialog.css'
import { openDialogs } from './openDialogs'

type DialogProps = { open: boolean; onClose: () => void; title: ReactNode; children?: ReactNode; actions?: ReactNode }

/** The browser's own modal: it holds the focus, closes on Escape, and gives the focus back where it was. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({ onClose, title, children, actions }: Omit<DialogProps, 'open'>) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  const titleId = useId()

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    openDialogs.add(dialog)
    // Closed before it leaves the page: that is when the browser gives the focus back.
    return () => {
      dialog.close()
      openDialogs.remove(dialog)
    }
  }, [])

  function cancel(event: SyntheticEvent) {
    event.preventDefault()
    onClose()
  }

  // Pressed and released outside: a selection that ends there (of the share link, say) closes nothing.
  function press(event: MouseEvent) {
    pressedOutside.current = event.target === ref.current
  }

  function release(event: MouseEvent) {
    if (pressedOutside.current && event.target === ref.current) onClose()
  }

  return (
    <dialog
      ref={ref}
      className={styles.root}
      aria-labelledby={titleId}
      onCancel={cancel}
      onPointerDown={press}
      onClick={release}
    >
      <div className={styles.panel}>
        <h2 className={styles.title} id={titleId}>{title}</h2>
        {children && <div className={styles.body}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
        {/* Last in the order of the page, so that the first action takes the focus. */}
        <div className={styles.close}>
          <IconButton label="Fermer la fenêtre" icon={<X size={22} />} onClick={onClose} />
        </div>
      </div>
    </dialog>
  )
}
