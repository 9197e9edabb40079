import { startTransition, useEffect, useMemo, useState } from 'react'
import { onChange } from './changes'
import { changesToShow, supersededOf } from './pendingChanges'
import { isEntry, isSent, type PendingChange, pendingState, type PendingState } from './rows'

const retryMs = 10_000

function useChanges(
  userUuid: string,
  read: (userUuid: string) => Promise<PendingChange[]>,
): PendingChange[] {
  const [changes, setChanges] = useState<PendingChange[]>([])

  useEffect(() => {
    let isUnmounted = false
    let retryTimer: ReturnType<typeof setTimeout> | undefined
    const update = async () => {
      clearTimeout(retryTimer)
      const newChanges = await read(userUuid).catch(() => null)
      if (isUnmounted) return
      // The database did not respond: the present list stays.
      if (newChanges === null) return void (retryTimer = setTimeout(() => void update(), retryMs))
      startTransition(() =>
        setChanges((list) => (list.length + newChanges.length === 0 ? list : newChanges)),
      )
    }
    void update()
    const stop = onChange(() => void update())
    return () => {
      isUnmounted = true
      clearTimeout(retryTimer)
      stop()
    }
  }, [userUuid, read])

  return changes
}

export const useChangesToShow = (userUuid: string): PendingChange[] =>
  useChanges(userUuid, changesToShow)

export const useSuperseded = (userUuid: string): PendingChange[] =>
  useChanges(userUuid, supersededOf)

export function usePending(userUuid: string): PendingChange[] {
  const changes = useChangesToShow(userUuid)
  return useMemo(() => changes.filter((change) => !isSent(change)), [changes])
}

export function usePendingOf(userUuid: string, animalId: string): PendingChange[] {
  const pending = usePending(userUuid)
  return useMemo(
    () => pending.filter((change) => change.animalId === animalId),
    [pending, animalId],
  )
}

export type PendingDays = ReadonlyMap<string, PendingState>

// The state of the highest rank is shown for several entries of a day.
const rankOf = { refused: 0, queued: 1, stopped: 2 }

export function usePendingDays(userUuid: string, animalId: string): PendingDays {
  const pending = usePendingOf(userUuid, animalId)
  return useMemo(() => {
    const days = new Map<string, PendingState>()
    for (const entry of pending.filter(isEntry)) {
      const [state, knownState] = [pendingState(entry), days.get(entry.day)]
      if (!knownState || rankOf[state] > rankOf[knownState]) days.set(entry.day, state)
    }
    return days
  }, [pending])
}
