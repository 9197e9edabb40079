import { useEffect, useState } from 'react'
import { Callout } from '../../base/ui/Callout'
import { slideContentDown } from '../../base/ui/slideContentDown'
import { allPending } from '../../offline/queue/pendingChanges'
import type { PendingChange } from '../../offline/queue/rows'
import { signedOutPendingWords } from './pendingWords'
import * as styles from './PendingNotice.css'

/**
 * Counts what is pending on this device without a session (product/offline 1.4). It shows no content: the changes may
 * be another account's.
 */
export function PendingNotice() {
  const [changes, setChanges] = useState<PendingChange[]>([])
  useEffect(() => {
    let isUnmounted = false
    allPending().then(
      (rows) => !isUnmounted && setChanges(rows),
      () => console.warn('the browser cannot store pending changes'),
    )
    return () => {
      isUnmounted = true
    }
  }, [])
  const words = signedOutPendingWords(changes)
  return (
    words && (
      <div ref={slideContentDown} className={styles.root}>
        <Callout role="note">
          <p>{words}</p>
        </Callout>
      </div>
    )
  )
}
