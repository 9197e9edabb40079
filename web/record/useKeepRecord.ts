import { thisClock } from '../network/thisClock'
import { askToStay, keepRecord, type NewRecord } from '../offline/keep'
import type { QueuedRecord, Without } from '../offline/rows'
import { useSession } from '../session/SessionContext'

export interface Cat {
  uuid: string
  name: string
}

/** Keeps on this device what was noted of a cat, in the place of what waited, if anything did. @throws NotKeptError */
export function useKeepRecord({ uuid, name }: Cat) {
  const { viewer } = useSession()
  return async (
    record: Without<NewRecord, 'userUuid' | 'animalId' | 'animalName'>,
    replaces: QueuedRecord | null = null,
  ): Promise<void> => {
    await keepRecord(
      { userUuid: viewer!.uuid, animalId: uuid, animalName: name, ...record },
      { now: thisClock.now(), replaces },
    )
    askToStay().catch((error: unknown) => console.warn('what waits may be thrown away', error))
  }
}
