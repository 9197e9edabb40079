import CloudUpload from 'lucide-react/icons/cloud-upload'
import { useState } from 'react'
import { Button } from '../components/Button'
import { useToast } from '../components/toasts'
import { needsPerson } from '../offline/rows'
import { useWaiting } from '../offline/useWaiting'
import { makeRoom } from './makeRoom'
import { useSync } from './useSync'
import * as styles from './WaitingEntries.css'
import { WaitingDialog } from './WaitingDialog'

const allSent = { title: 'Synchronisation terminée', description: 'Vos saisies ont été envoyées.' }
const busy = { title: 'Le serveur demande un moment', description: 'Vos saisies restent sur cet appareil et partiront toutes seules.', tone: 'notice' } as const
const noNetwork = { title: 'Pas de connexion', description: 'Vos saisies restent sur cet appareil et partiront plus tard.', tone: 'notice' } as const

/** The line under the top bar: how many entries wait on this device (decisions, Offline). Never silent, never in the way. */
export function WaitingEntries({ userUuid }: { userUuid: string }) {
  const entries = useWaiting(userUuid)
  const { pending, syncNow } = useSync(userUuid)
  const [open, setOpen] = useState(false)
  const toast = useToast()
  const stuck = entries.filter(needsPerson).length

  async function synchronise() {
    const result = await syncNow()
    if (result?.stopped === 'unreachable') toast(noNetwork)
    else if (result?.stopped === 'later') toast(busy)
    else if (!result || result.sent < entries.length) setOpen(true)
    else if (result.setAside.length === 0) toast(allSent)
  }

  return (
    <div role="status">
      {entries.length > 0 && (
        <div ref={makeRoom} className={styles.line}>
          <CloudUpload className={styles.mark} size={20} aria-hidden="true" />
          <button type="button" className={styles.words} onClick={() => setOpen(true)}>
            {stuck > 0 ? problem(stuck) : waiting(entries.length)}
          </button>
          <Button variant="quiet" pending={pending} onClick={() => void synchronise()}>
            Synchroniser
          </Button>
        </div>
      )}
      <WaitingDialog
        open={open && entries.length > 0}
        entries={entries}
        pending={pending}
        onSync={() => void synchronise()}
        onClose={() => setOpen(false)}
      />
    </div>
  )
}

const waiting = (count: number) => (count > 1 ? `${count} saisies en attente d’envoi` : '1 saisie en attente d’envoi')
const problem = (count: number) => (count > 1 ? `${count} saisies n’ont pas pu être envoyées` : '1 saisie n’a pas pu être envoyée')
