import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { DataSection_viewer$key } from '../../__generated__/DataSection_viewer.graphql'
import { Button } from '../../base/ui/Button'
import { ConsentChoice } from '../../base/ui/forms/ConsentChoice'
import { DeleteAccountDialog } from './DeleteAccountDialog'
import { DownloadData } from './DownloadData'
import * as styles from './SettingsScreen.css'

/**
 * 'Confidentialité & données': offers a copy of the data, and the deletion of the account with all
 * its data (product/accounts 6.2, 6.3).
 */
export function DataSection({ viewer: key }: { viewer: DataSection_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment DataSection_viewer on Viewer {
        ...DeleteAccountDialog_viewer
      }
    `,
    key,
  )
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <ConsentChoice />
      <DownloadData />
      <div className={styles.action}>
        <p className={styles.smallNote}>
          La suppression efface votre compte, vos chats, leurs carnets, leurs photos et leurs liens
          de partage.
        </p>
        <Button variant="secondary" onClick={() => setConfirming(true)}>
          Supprimer mon compte
        </Button>
      </div>
      {isConfirming && <DeleteAccountDialog viewer={viewer} onClose={() => setConfirming(false)} />}
    </>
  )
}
