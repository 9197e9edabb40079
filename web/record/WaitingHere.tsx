import { useEffect, useState } from 'react'
import type { Waiting } from '../offline/rows'
import { everybodysWaiting } from '../offline/waiting'
import { Callout } from '../ui/Callout'
import { makeRoom } from '../ui/makeRoom'
import { whenBack } from './waitingWords'
import * as styles from './WaitingHere.css'

/** Without a session: how many entries wait on this device (product/offline 1.4). Counts alone, since they may be anybody's. */
export function WaitingHere() {
  const [left, setLeft] = useState<Waiting[]>([])
  useEffect(() => {
    let gone = false
    everybodysWaiting().then(
      (found) => !gone && setLeft(found),
      () => console.warn('this browser keeps nothing, and nothing waits'),
    )
    return () => {
      gone = true
    }
  }, [])
  const words = whenBack(left)
  return (
    words && (
      <div ref={makeRoom} className={styles.root}>
        <Callout role="note">
          <p>{words}</p>
        </Callout>
      </div>
    )
  )
}
