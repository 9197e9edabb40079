import Download from 'lucide-react/icons/download'
import { useDownload } from '../../base/ui/actions/useDownload'
import { Button } from '../../base/ui/Button'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import * as styles from './SettingsScreen.css'

/**
 * 'Télécharger mes données' (product/accounts 6.2): offers everything as JSON, and tables for a
 * spreadsheet.
 */
export function DownloadData() {
  const [download, pendingFormat] = useDownload()
  return (
    <div className={styles.action}>
      <p className={styles.smallNote}>
        Vos données vous appartiennent. Le fichier complet (JSON) contient votre compte, vos chats,
        leurs photos et leurs carnets&#8239;; les tableaux (CSV, dans un .zip), leurs saisies et
        leurs pesées, pour un tableur.
      </p>
      <NeedsNetwork>
        <Button
          variant="secondary"
          icon={<Download size={20} />}
          isPending={pendingFormat === 'json'}
          pendingLabel="Préparation..."
          onClick={() => void download('json')}
        >
          Télécharger mes données
        </Button>
        <Button
          variant="secondary"
          icon={<Download size={20} />}
          isPending={pendingFormat === 'zip'}
          pendingLabel="Préparation..."
          onClick={() => void download('zip')}
        >
          Télécharger les tableaux (.zip)
        </Button>
      </NeedsNetwork>
    </div>
  )
}
