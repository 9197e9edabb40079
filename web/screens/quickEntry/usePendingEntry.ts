import { useEffect, useState } from 'react'
import { useRouteData } from '../../base/router/hooks'
import { mirroredSince } from '../../offline/mirror/responseSource'
import { findPendingEntry } from '../../offline/queue/pendingEntry'
import { isSent, type PendingEntry } from '../../offline/queue/rows'

/** The entry on this device, or `null`; and whether the device can store entries. */
interface Pending {
  entry: PendingEntry | null
  canStore: boolean
}

/** Returns `undefined` while it is read. */
export function usePendingEntry(
  userUuid: string,
  animalId: string,
  day: string,
  measurementId: string | null,
  requestedId: string | null,
): Pending | undefined {
  const [deviceEntry, setDeviceEntry] = useState<Pending>()
  const data = useRouteData()

  useEffect(() => {
    let isUnmounted = false
    async function update() {
      const pending = await findPendingEntry(userUuid, {
        animalId,
        day,
        measurementId,
        requestedId,
      }).catch((error: unknown) => {
        console.warn('the browser cannot store pending changes', error)
        return undefined
      })
      // After it was sent, the server's entry is the newer one.
      const entry =
        pending && isSent(pending) && measurementId !== null && mirroredSince(data) === null
          ? null
          : (pending ?? null)
      // This is read once: a later sent or stored entry must not change the form.
      if (!isUnmounted)
        setDeviceEntry((before) => before ?? { entry, canStore: pending !== undefined })
    }
    void update()
    return () => {
      isUnmounted = true
    }
  }, [userUuid, animalId, day, measurementId, requestedId, data])

  return deviceEntry
}
