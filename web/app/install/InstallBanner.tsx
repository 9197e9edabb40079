import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { Button } from '../../ui/Button'
import { Banner } from '../Banner'
import { makeRoom } from '../../ui/makeRoom'
import { InstallButton } from './InstallButton'
import { IosSteps } from './IosSteps'
import { useInstallBanner } from './useInstallBanner'

/** product/pages 3.4. */
export function InstallBanner({ signedIn }: { signedIn: boolean }) {
  const { shown, ios, canInstall, install, dismiss } = useInstallBanner(signedIn)
  const [steps, setSteps] = useState(false)
  if (!shown) return null
  return (
    <>
      <Banner
        ref={makeRoom}
        title="NéphroChat sur votre écran d’accueil"
        text="Le carnet s’ouvre d’un geste, même sans réseau."
        onDismiss={dismiss}
        actions={
          ios ? (
            <Button icon={<Download size={22} />} onClick={() => setSteps(true)}>
              Voir les étapes
            </Button>
          ) : (
            <InstallButton available={canInstall} onInstall={install} />
          )
        }
      />
      <IosSteps open={steps} onClose={() => setSteps(false)} />
    </>
  )
}
