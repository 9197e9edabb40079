import { useEffect, useState } from 'react'
import { needsPerson } from '../offline/rows'
import { everybodysWaiting } from '../offline/waiting'
import { Callout } from '../ui/Callout'
import { makeRoom } from '../ui/makeRoom'
import * as styles from './WaitingHere.css'
import { type Left, whenBack } from './waitingWords'

/** Without a session: how many entries wait on this device (product/offline 1.4). Counts alone, since they may be anybody's. */
export function WaitingHere() {
  const [left, setLeft] = useState<Left | null>(null)
  useEffect(() => {
    let gone = false
    count().then(
      (found) => !gone && setLeft(found),
      () => console.warn('this browser keeps nothing, and nothing waits'),
    )
    return () => {
      gone = true
    }
  }, [])
  const words = left && whenBack(left)
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

async function count(): Promise<Left> {
  const entries = await everybodysWaiting()
  const stopped = entries.filter(needsPerson).length
  return { stopped, leaving: entries.length - stopped, owners: new Set(entries.map(({ userUuid }) => userUuid)).size }
}
