import { useEffect, useState } from 'react'
import type { EntryFields } from '#shared/health/entry'
import { pendingFields } from '../../offline/pendingFields'

/** What this device still holds of the entry; null when nothing, undefined until it is known. */
export function usePendingFields(
  userUuid: string,
  animalId: string,
  day: string,
  measurementId: string | null,
): EntryFields | null | undefined {
  const [found, setFound] = useState<EntryFields | null>()

  useEffect(() => {
    let gone = false
    async function look() {
      // A browser that keeps nothing has nothing pending either.
      const fields = await pendingFields(userUuid, { animalId, day, measurementId }).catch(() => null)
      // Once the form stands, an entry that is sent or kept meanwhile must not move it.
      if (!gone) setFound((known) => (known === undefined ? fields : known))
    }
    void look()
    return () => {
      gone = true
    }
  }, [userUuid, animalId, day, measurementId])

  return found
}
