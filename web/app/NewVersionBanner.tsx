import RefreshCw from 'lucide-react/icons/refresh-cw'
import { Button } from '../ui/Button'
import { takeNewVersion, useNewVersion } from '../worker/newVersion'
import { Banner } from './Banner'

/** product/offline 3.2: a new version is never taken without asking, since someone may be writing. */
export function NewVersionBanner() {
  if (!useNewVersion()) return null
  return (
    <Banner
      title="Une nouvelle version est disponible"
      text="Vos saisies en attente restent sur cet appareil."
      actions={
        <Button icon={<RefreshCw size={22} />} onClick={takeNewVersion}>
          Mettre à jour
        </Button>
      }
    />
  )
}
