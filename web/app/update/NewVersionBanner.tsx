import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import { Button } from '../../base/ui/Button'
import { Banner } from '../banner/Banner'
import { reloadPage } from './chunkErrors'
import { requestUpdate, useNewVersion } from './newVersion'

/**
 * Offers a new version, which is never activated without a confirmation, since the user may be writing
 * (product/offline 3.2).
 */
export function NewVersionBanner() {
  const [isPending, setPending] = useState(false)
  if (!useNewVersion()) return null
  function activate() {
    setPending(true)
    activateNewVersion()
  }
  return (
    <Banner
      title="Une nouvelle version est disponible"
      text="Vos saisies en attente restent sur cet appareil."
      actions={
        <Button
          icon={<RefreshCw size={22} />}
          isPending={isPending}
          pendingLabel="Mise à jour..."
          onClick={activate}
        >
          Mettre à jour
        </Button>
      }
    />
  )
}

/**
 * Requests the activation of the new version, and notifies the other tabs. Chromium activates it once the
 * former worker is stopped. A later request starts that worker again, which then stops after 30 idle
 * seconds. No messages are sent to it, since they would keep it busy.
 */
function activateNewVersion(): void {
  const registration = requestUpdate()
  // If another tab has activated it, only this page is old.
  if (!registration?.waiting) return void reloadPage()
  registration.waiting.postMessage({ type: 'SKIP_WAITING' })
}
