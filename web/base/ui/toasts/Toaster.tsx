import * as Toast from '@radix-ui/react-toast'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '../Button'
import { openDialogs } from '../openDialogs'
import { type ShownToast, toasts } from './toasts'
import * as styles from './Toaster.css'

// Radix renders a second, hidden copy of each toast for a second, which would be announced twice.
// It is mounted here, outside the document.
const detachedContainer = document.createElement('div')

const marks = { default: CircleCheck, notice: Info, destructive: CircleAlert }

/**
 * Is rendered once, in the app's frame. While a dialog is open everything outside it is inert, so
 * the toast is moved inside.
 */
export function Toaster() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current)
  const host = useSyncExternalStore(openDialogs.subscribe, openDialogs.top)
  const region = (
    <div className={styles.region}>
      <Toast.Provider
        label="Notification"
        duration={5000}
        swipeDirection="right"
        swipeThreshold={50}
        announcerContainer={detachedContainer}
      >
        {toast && <SingleToast key={toast.key} toast={toast} />}
        <Toast.Viewport asChild hotkey={['F8']} label="Notifications ({hotkey})">
          <div className={styles.viewport} aria-live="polite" />
        </Toast.Viewport>
      </Toast.Provider>
    </div>
  )
  return host ? createPortal(region, host) : region
}

function SingleToast({ toast }: { toast: ShownToast }) {
  const { title, description, tone = 'default' } = toast
  const Mark = marks[tone]
  return (
    <Toast.Root asChild onOpenChange={(open) => open || toasts.dismiss(toast.key)}>
      <div
        className={styles.tone[tone]}
        role={tone === 'destructive' ? 'alert' : 'status'}
        aria-live={tone === 'destructive' ? 'assertive' : 'polite'}
      >
        <span className={styles.mark[tone]} aria-hidden="true">
          <Mark size={22} />
        </span>
        <div className={styles.words}>
          <Toast.Title className={styles.title}>{title}</Toast.Title>
          {description && (
            <Toast.Description className={styles.text}>{description}</Toast.Description>
          )}
        </div>
        <Toast.Close asChild>
          <IconButton
            className={styles.close}
            label="Fermer la notification"
            icon={<X size={20} />}
          />
        </Toast.Close>
      </div>
    </Toast.Root>
  )
}
