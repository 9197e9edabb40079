import Share from 'lucide-react/icons/share'
import SquarePlus from 'lucide-react/icons/square-plus'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import * as styles from './IosSteps.css'

/** Safari has no install prompt (product/pages 3.4). */
export function IosSteps({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Installer l’application" actions={<Button onClick={onClose}>J’ai compris</Button>}>
      <ol className={styles.steps}>
        <li className={styles.step}>
          <span>
            Touchez <strong>Partager</strong>, en bas de Safari
          </span>
          <Share size={22} aria-hidden="true" />
        </li>
        <li className={styles.step}>
          <span>
            Choisissez <strong>Sur l’écran d’accueil</strong>
          </span>
          <SquarePlus size={22} aria-hidden="true" />
        </li>
        <li className={styles.step}>
          <span>
            Touchez <strong>Ajouter</strong>
          </span>
        </li>
      </ol>
    </Dialog>
  )
}
