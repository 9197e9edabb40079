import { useEffect, useState } from 'react'
import { onChange } from './changes'
import type { WaitingEntry } from './rows'
import { waitingEntries } from './waiting'

/** What waits of this person's entries, on this device, as it changes here and in other tabs. */
export function useWaiting(userUuid: string): WaitingEntry[] {
  const [entries, setEntries] = useState<WaitingEntry[]>([])

  useEffect(() => {
    let gone = false
    const look = async () => {
      // A browser that keeps nothing has nothing that waits.
      const found = await waitingEntries(userUuid).catch(() => [])
      if (!gone) setEntries(found)
    }
    void look()
    const stop = onChange(() => void look())
    return () => {
      gone = true
      stop()
    }
  }, [userUuid])

  return entries
}
