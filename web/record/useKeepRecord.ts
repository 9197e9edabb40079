import { serverClock } from '../base/network/serverClock'
import { requestPersistentStorage, enqueueRecord, type NewRecord } from '../offline/queue/enqueue'
import type { QueuedRecord, Without } from '../offline/queue/rows'
import { useSession } from '../session/SessionContext'

export interface NamedCat {
  uuid: string
  name: string
}

/** Keeps on this device what was noted of a cat, in the place of what waited, if anything did. @throws NotKeptError */
export function useKeepRecord({ uuid, name }: NamedCat) {
  const { viewer } = useSession()
  return async (
    record: Without<NewRecord, 'userUuid' | 'animalId' | 'animalName'>,
    replaces: QueuedRecord | null = null,
  ): Promise<void> => {
    await enqueueRecord(
      { userUuid: viewer!.uuid, animalId: uuid, animalName: name, ...record },
      { now: serverClock.now(), replaces },
    )
    requestPersistentStorage().catch((error: unknown) =>
      console.warn('what waits may be thrown away', error),
    )
  }
}
