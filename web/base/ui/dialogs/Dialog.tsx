import X from 'lucide-react/icons/x'
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { IconButton } from '../Button'
import { useFocusBesideOpener } from '../focus/focusBeside'
import { openDialogs } from '../openDialogs'
import * as styles from './Dialog.css'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
}

/** Renders the browser's modal, which traps the focus, closes on Escape and restores the focus. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({ onClose, title, children, actions }: Omit<DialogProps, 'open'>) {
  const ref = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const pressedOutside = useRef(false)
  const titleId = useId()
  useFocusBesideOpener()

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    if (dialog.scrollTop > 0 && heading.current) focusHeading(heading.current)
    openDialogs.add(dialog)
    // The dialog is closed before it is removed, so that the browser restores the focus.
    return () => {
      dialog.close()
      openDialogs.remove(dialog)
    }
  }, [])

  function cancel(event: SyntheticEvent) {
    event.preventDefault()
    onClose()
  }

  // A press and its release outside close the dialog; a text selection that ends outside does not.
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
        <h2 ref={heading} className={styles.title} id={titleId}>
          {title}
        </h2>
        {children && <div className={styles.body}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
        {/* The close button is last in the DOM, so that the first action takes the focus. */}
        <div className={styles.close}>
          <IconButton label="Fermer la fenêtre" icon={<X size={22} />} onClick={onClose} />
        </div>
      </div>
    </dialog>
  )
}

/**
 * Moves the focus from the first action to the title: the browser scrolled down to the action, so that
 * the question is out of view. Some browsers would always focus a title that has a `tabindex`.
 */
function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1
  heading.focus()
}
