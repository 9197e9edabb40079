import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Share from 'lucide-react/icons/share'
import SquarePlus from 'lucide-react/icons/square-plus'
import type { ReactNode } from 'react'
import { Button } from '../../base/ui/Button'
import { Dialog } from '../../base/ui/dialogs/Dialog'
import * as styles from './InstallSteps.css'

/**
 * Shows the three steps of an installation, if the browser has no prompt or did not offer it
 * (product/pages 3.4).
 */
export function InstallSteps({
  isIosDevice,
  onClose,
}: {
  isIosDevice: boolean
  onClose: () => void
}) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Installer l’application"
      actions={<Button onClick={onClose}>J’ai compris</Button>}
    >
      <ol className={styles.steps}>{isIosDevice ? <IosSteps /> : <MenuSteps />}</ol>
      {isIosDevice && (
        <p className={styles.reason}>
          Safari peut effacer ce que NéphroChat garde sur cet appareil après sept jours sans visite,
          saisies en attente comprises. L’application installée le garde.
        </p>
      )}
    </Dialog>
  )
}

function IosSteps() {
  return (
    <>
      <Step icon={<Share size={22} aria-hidden="true" />}>
        Touchez <strong>Partager</strong>, en bas de Safari
      </Step>
      <Step icon={<SquarePlus size={22} aria-hidden="true" />}>
        Choisissez <strong>Sur l’écran d’accueil</strong>
      </Step>
      <Step>
        Touchez <strong>Ajouter</strong>
      </Step>
    </>
  )
}

/**
 * Shows the steps of Chrome, Firefox, Edge and Samsung Internet: labels differ, the steps do not.
 */
function MenuSteps() {
  return (
    <>
      <Step icon={<EllipsisVertical size={22} aria-hidden="true" />}>
        Ouvrez le <strong>menu</strong> de votre navigateur
      </Step>
      <Step icon={<SquarePlus size={22} aria-hidden="true" />}>
        Choisissez <strong>Installer l’application</strong> ou{' '}
        <strong>Ajouter à l’écran d’accueil</strong>
      </Step>
      <Step>
        Touchez <strong>Installer</strong> ou <strong>Ajouter</strong>
      </Step>
    </>
  )
}

function Step({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <span>{children}</span>
      {icon}
    </li>
  )
}
