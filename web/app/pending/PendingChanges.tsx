import CircleAlert from 'lucide-react/icons/circle-alert'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import { useEffect, useState } from 'react'
import { Button } from '../../base/ui/Button'
import { deferred } from '../../base/ui/deferred'
import { toast } from '../../base/ui/toasts/toasts'
import { useHiddenBanners } from '../../base/ui/useHiddenBanners'
import { needsUser } from '../../offline/queue/rows'
import { useSuperseded, usePending } from '../../offline/queue/usePending'
import { problemWords, pendingWords } from '../../record/pending/pendingWords'
import { whenIdle } from '../scheduling/whenIdle'
import { enterExit } from './enterExit'
import { useSync } from './useSync'
import * as styles from './PendingChanges.css'

const SupersededNotice = deferred(async () => (await import('./SupersededNotice')).SupersededNotice)
// The dialog's code is loaded even if nothing is pending: the network may be lost by then.
const PendingDialog = deferred(async () => {
  await whenIdle()
  return (await import('./PendingDialog')).PendingDialog
})

const allSentToast = {
  title: 'Synchronisation terminée',
  description: 'Vos saisies ont été envoyées.',
}
const busyToast = {
  title: 'Le serveur est occupé',
  description: 'Vos saisies restent sur cet appareil et partiront toutes seules.',
  tone: 'notice',
} as const
const noNetworkToast = {
  title: 'Pas de connexion',
  description: 'Vos saisies restent sur cet appareil et partiront plus tard.',
  tone: 'notice',
} as const

/** Counts the pending changes of this device (product/offline 2.3), under the top bar. */
export function PendingChanges({ userUuid }: { userUuid: string }) {
  const changes = usePending(userUuid)
  const superseded = useSuperseded(userUuid)
  const { isPending, syncNow } = useSync(userUuid)
  const [isOpen, setOpen] = useState(false)
  const changesForUser = changes.filter(needsUser)
  const sendableChanges = changes.filter((change) => !needsUser(change))
  const isLastSent = isOpen && changes.length === 0
  useHiddenBanners(changes.length + superseded.length > 0, 'pending')

  useEffect(() => {
    if (isLastSent) setOpen(false)
  }, [isLastSent])

  async function synchronise() {
    const result = await syncNow()
    if (result?.stopped === 'unreachable') toast(noNetworkToast)
    else if (result?.stopped === 'later') toast(busyToast)
    else if (!result || result.sent < changes.length) setOpen(true)
    else if (result.superseded.length === 0) toast(allSentToast)
  }

  return (
    <div role="status">
      {superseded.length > 0 && <SupersededNotice changes={superseded} />}
      {changes.length > 0 && (
        <div ref={enterExit} className={styles.line}>
          {changesForUser.length > 0 ? (
            <CircleAlert className={styles.stopped} size={20} aria-hidden="true" />
          ) : (
            <CloudUpload className={styles.mark} size={20} aria-hidden="true" />
          )}
          <button type="button" className={styles.words} onClick={() => setOpen(true)}>
            {changesForUser.length > 0 && <span>{problemWords(changesForUser)}</span>}
            {sendableChanges.length > 0 && <span>{pendingWords(sendableChanges)}</span>}
          </button>
          <Button variant="quiet" isPending={isPending} onClick={() => void synchronise()}>
            Synchroniser
          </Button>
        </div>
      )}
      <PendingDialog
        open={isOpen && !isLastSent}
        changes={changes}
        isPending={isPending}
        onSync={() => void synchronise()}
        onClose={() => setOpen(false)}
      />
    </div>
  )
}
