import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { QrDrawing } from './QrDrawing'
import * as styles from './QrPaper.css'

/** Shows the link for a camera and as text, alone on a page that is printed at once. */
export function QrPaper({ address, onDone }: { address: string; onDone: () => void }) {
  useEffect(() => {
    window.addEventListener('afterprint', onDone)
    document.documentElement.dataset['qr'] = ''
    window.print()
    return () => {
      delete document.documentElement.dataset['qr']
      window.removeEventListener('afterprint', onDone)
    }
  }, [onDone])
  return createPortal(
    <div className={styles.root}>
      <p>Suivi de santé, à lire sans compte&nbsp;:</p>
      <QrDrawing address={address} />
      <p className={styles.address}>{address}</p>
    </div>,
    document.body,
  )
}
