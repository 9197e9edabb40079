import { startTransition, useEffect, useMemo, useState } from 'react'
import { onChange } from './changes'
import { isSent, type WaitingEntry } from './rows'
import { heldEntries } from './waiting'

/** What this device holds of this person's entries, sent or not, as it changes here and in other tabs. */
export function useHeld(userUuid: string): WaitingEntry[] {
  const [entries, setEntries] = useState<WaitingEntry[]>([])

  useEffect(() => {
    let gone = false
    const look = async () => {
      // A browser that keeps nothing has nothing that waits.
      const found = await heldEntries(userUuid).catch(() => [])
      // Mostly there are none, as before: the screen is not drawn again for that.
      if (!gone) startTransition(() => setEntries((known) => (known.length + found.length === 0 ? known : found)))
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

/** The days of a cat whose entry waits to be sent. What was refused waits for the person, and stands nowhere. */
export function useWaitingDays(userUuid: string, animalId: string): ReadonlySet<string> {
  const waiting = useWaiting(userUuid)
  return useMemo(
    () => new Set(waiting.filter((entry) => entry.animalId === animalId && entry.refusal === null).map(({ day }) => day)),
    [waiting, animalId],
  )
}

/** What waits of them. */
export function useWaiting(userUuid: string): WaitingEntry[] {
  const held = useHeld(userUuid)
  return useMemo(() => held.filter((entry) => !isSent(entry)), [held])
}
