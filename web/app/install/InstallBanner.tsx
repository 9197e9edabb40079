import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { Button } from '../../base/ui/Button'
import { deferredDialog } from '../../base/ui/dialogs/deferredDialog'
import { Banner } from '../banner/Banner'
import { useInstallBanner } from './useInstallBanner'

const InstallSteps = deferredDialog(async () => (await import('./InstallSteps')).InstallSteps)

/**
 * Offers to install the app on a phone (product/pages 3.4). Shows the steps if the browser has no
 * prompt.
 */
export function InstallBanner() {
  const { isShown, isIosDevice, canInstall, install, dismiss } = useInstallBanner()
  const [showsSteps, setShowsSteps] = useState(false)
  return (
    <>
      {isShown && (
        <Banner
          title="NéphroChat sur votre écran d’accueil"
          text="Le carnet s’ouvre d’un geste, même sans réseau."
          onDismiss={dismiss}
          actions={
            <Button
              icon={<Download size={22} />}
              data-tooltip={canInstall ? 'Installer maintenant' : undefined}
              onClick={canInstall ? install : () => setShowsSteps(true)}
            >
              {isIosDevice ? 'Voir les étapes' : 'Installer l’application'}
            </Button>
          }
        />
      )}
      {showsSteps && (
        <InstallSteps isIosDevice={isIosDevice} onClose={() => setShowsSteps(false)} />
      )}
    </>
  )
}
