import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import { Button } from '../../base/ui/Button'
import { Banner } from '../banner/Banner'
import { activateNewVersion } from './activateNewVersion'
import { useNewVersion } from './newVersion'

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
