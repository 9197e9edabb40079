import Printer from 'lucide-react/icons/printer'
import { useCallback, useState } from 'react'
import { Button } from '../../base/ui/Button'
import { deferred } from '../../base/ui/deferred'
import * as styles from './ShareQr.css'

const QrPaper = deferred(async () => (await import('./QrPaper')).QrPaper)
const QrDrawing = deferred(
  async () => (await import('./QrDrawing')).QrDrawing,
  <div className={styles.drawing} />,
)

/**
 * Shows the link for a camera. The device draws it, so that it works without a network once its
 * code has loaded.
 */
export function ShareQr({
  address,
  isPrintable = false,
}: {
  address: string
  isPrintable?: boolean
}) {
  const [isPrinting, setPrinting] = useState(false)
  const done = useCallback(() => setPrinting(false), [])
  return (
    <figure className={styles.root}>
      <QrDrawing address={address} />
      <figcaption className={styles.words}>
        À scanner avec l’appareil photo du téléphone ou de la tablette.
      </figcaption>
      {isPrintable && (
        <Button variant="secondary" icon={<Printer size={20} />} onClick={() => setPrinting(true)}>
          Imprimer le code QR
        </Button>
      )}
      {isPrinting && <QrPaper address={address} onDone={done} />}
    </figure>
  )
}
