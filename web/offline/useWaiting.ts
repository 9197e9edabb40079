import { startTransition, useEffect, useMemo, useState } from 'react'
import { onChange } from './changes'
import { isEntry, isSent, type Waiting, waitingState, type WaitingState } from './rows'
import { heldOf, setAsideOf } from './waiting'

const againMs = 10_000

function useEntries(userUuid: string, read: (userUuid: string) => Promise<Waiting[]>): Waiting[] {
  const [entries, setEntries] = useState<Waiting[]>([])

  useEffect(() => {
    let gone = false
    let again: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      clearTimeout(again)
      const found = await read(userUuid).catch(() => null)
      if (gone) return
      // The tables did not answer: keep what is known.
      if (found === null) return void (again = setTimeout(() => void look(), againMs))
      startTransition(() =>
        setEntries((known) => (known.length + found.length === 0 ? known : found)),
      )
    }
    void look()
    const stop = onChange(() => void look())
    return () => {
      gone = true
      clearTimeout(again)
      stop()
    }
  }, [userUuid, read])

  return entries
}

export const useHeld = (userUuid: string): Waiting[] => useEntries(userUuid, heldOf)

export const useSetAside = (userUuid: string): Waiting[] => useEntries(userUuid, setAsideOf)

export function useWaiting(userUuid: string): Waiting[] {
  const held = useHeld(userUuid)
  return useMemo(() => held.filter((entry) => !isSent(entry)), [held])
}

export function useWaitingOf(userUuid: string, animalId: string): Waiting[] {
  const waiting = useWaiting(userUuid)
  return useMemo(() => waiting.filter((entry) => entry.animalId === animalId), [waiting, animalId])
}

/** By day, what becomes of its answers. */
export type WaitingDays = ReadonlyMap<string, WaitingState>

// Of several entries of a day, the state of the highest rank is shown.
const rankOf = { refused: 0, leaves: 1, stopped: 2 }

export function useWaitingDays(userUuid: string, animalId: string): WaitingDays {
  const waiting = useWaitingOf(userUuid, animalId)
  return useMemo(() => {
    const days = new Map<string, WaitingState>()
    for (const entry of waiting.filter(isEntry)) {
      const [state, known] = [waitingState(entry), days.get(entry.day)]
      if (!known || rankOf[state] > rankOf[known]) days.set(entry.day, state)
    }
    return days
  }, [waiting])
}
