import { startTransition, useEffect, useMemo, useState } from 'react'
import { onChange } from './changes'
import { unacknowledgedOf, setAsideOf } from './pendingChanges'
import { isEntry, isSent, type PendingChange, pendingState, type PendingState } from './rows'

const retryMs = 10_000

function useEntries(
  userUuid: string,
  read: (userUuid: string) => Promise<PendingChange[]>,
): PendingChange[] {
  const [entries, setEntries] = useState<PendingChange[]>([])

  useEffect(() => {
    let isUnmounted = false
    let again: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      clearTimeout(again)
      const found = await read(userUuid).catch(() => null)
      if (isUnmounted) return
      // The database did not answer: the present list stays.
      if (found === null) return void (again = setTimeout(() => void look(), retryMs))
      startTransition(() =>
        setEntries((known) => (known.length + found.length === 0 ? known : found)),
      )
    }
    void look()
    const stop = onChange(() => void look())
    return () => {
      isUnmounted = true
      clearTimeout(again)
      stop()
    }
  }, [userUuid, read])

  return entries
}

export const useUnacknowledged = (userUuid: string): PendingChange[] =>
  useEntries(userUuid, unacknowledgedOf)

export const useSetAside = (userUuid: string): PendingChange[] => useEntries(userUuid, setAsideOf)

export function usePending(userUuid: string): PendingChange[] {
  const held = useUnacknowledged(userUuid)
  return useMemo(() => held.filter((entry) => !isSent(entry)), [held])
}

export function usePendingOf(userUuid: string, animalId: string): PendingChange[] {
  const waiting = usePending(userUuid)
  return useMemo(() => waiting.filter((entry) => entry.animalId === animalId), [waiting, animalId])
}

/** States of pending entries by day. */
export type PendingDays = ReadonlyMap<string, PendingState>

// The state of the highest rank is shown for several entries of a day.
const rankOf = { refused: 0, leaves: 1, stopped: 2 }

export function usePendingDays(userUuid: string, animalId: string): PendingDays {
  const waiting = usePendingOf(userUuid, animalId)
  return useMemo(() => {
    const days = new Map<string, PendingState>()
    for (const entry of waiting.filter(isEntry)) {
      const [state, known] = [pendingState(entry), days.get(entry.day)]
      if (!known || rankOf[state] > rankOf[known]) days.set(entry.day, state)
    }
    return days
  }, [waiting])
}
