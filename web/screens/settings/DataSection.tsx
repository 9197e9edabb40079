import { useState } from 'react'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { ConsentChoice } from '../../ui/ConsentChoice'
import { DeleteDialog } from '../../ui/DeleteDialog'
import { LoadingOverlay } from './LoadingOverlay'
import { DownloadData } from './DownloadData'
import * as styles from './SettingsScreen.css'
import { useDeleteAccount } from './useDeleteAccount'

/** product/accounts 6.2, 6.3. */
export function DataSection() {
  const [asking, setAsking] = useState(false)
  const [deleteAccount, pending] = useDeleteAccount()

  function confirm() {
    setAsking(false)
    deleteAccount()
  }

  return (
    <Card as="section" className={styles.card} aria-labelledby="data">
      <h2 id="data">Confidentialité &amp; données</h2>
      <ConsentChoice />
      <DownloadData />
      <div className={styles.action}>
        <p className={styles.quiet}>
          La suppression efface votre compte, vos chats, leurs carnets, leurs photos et leurs liens de partage.
        </p>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Supprimer mon compte
        </Button>
      </div>
      {asking && (
        <DeleteDialog
          title="Supprimer mon compte"
          what="La suppression du compte"
          onDelete={confirm}
          onClose={() => setAsking(false)}
        >
          <p>Êtes-vous sûr de vouloir supprimer votre compte&#8239;? Cette action est irréversible.</p>
        </DeleteDialog>
      )}
      {pending && <LoadingOverlay message="Suppression du compte..." />}
    </Card>
  )
}
