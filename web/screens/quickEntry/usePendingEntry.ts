import { useEffect, useState } from 'react'
import { pendingEntry } from '../../offline/pendingEntry'
import { isSent, type WaitingEntry } from '../../offline/rows'
import { showsKept } from '../../relay/lastHeard'

/** What this device still holds of the entry; null when nothing, undefined until it is known. */
export function usePendingEntry(
  userUuid: string,
  animalId: string,
  day: string,
  measurementId: string | null,
  asked: string | null,
): WaitingEntry | null | undefined {
  const [found, setFound] = useState<WaitingEntry | null>()

  useEffect(() => {
    let gone = false
    async function look() {
      // A browser that keeps nothing has nothing pending either.
      const held = await pendingEntry(userUuid, { animalId, day, measurementId, asked }).catch(() => null)
      // Once it was sent, the server's own word of the entry is the newer one.
      const entry = held && isSent(held) && measurementId !== null && !showsKept() ? null : held
      // Once the form stands, an entry that is sent or kept meanwhile must not move it.
      if (!gone) setFound((known) => (known === undefined ? entry : known))
    }
    void look()
    return () => {
      gone = true
    }
  }, [userUuid, animalId, day, measurementId, asked])

  return found
}
