import { startTransition, useEffect, useMemo, useState } from 'react'
import { onChange } from './changes'
import { isSent, type WaitingEntry, waitingState, type WaitingState } from './rows'
import { heldEntries, setAsideEntries } from './waiting'

const againMs = 10_000

function useEntries(userUuid: string, read: (userUuid: string) => Promise<WaitingEntry[]>): WaitingEntry[] {
  const [entries, setEntries] = useState<WaitingEntry[]>([])

  useEffect(() => {
    let gone = false
    let again: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      clearTimeout(again)
      const found = await read(userUuid).catch(() => null)
      if (gone) return
      // The tables did not answer: keep what is known.
      if (found === null) return void (again = setTimeout(() => void look(), againMs))
      startTransition(() => setEntries((known) => (known.length + found.length === 0 ? known : found)))
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

export const useHeld = (userUuid: string): WaitingEntry[] => useEntries(userUuid, heldEntries)

export const useSetAside = (userUuid: string): WaitingEntry[] => useEntries(userUuid, setAsideEntries)

export function useWaiting(userUuid: string): WaitingEntry[] {
  const held = useHeld(userUuid)
  return useMemo(() => held.filter((entry) => !isSent(entry)), [held])
}

export type WaitingDays = ReadonlyMap<string, WaitingState>

// Of several entries of a day, the state of the highest rank is shown.
const rankOf = { refused: 0, leaves: 1, stopped: 2 }

export function useWaitingDays(userUuid: string, animalId: string): WaitingDays {
  const waiting = useWaiting(userUuid)
  return useMemo(() => {
    const days = new Map<string, WaitingState>()
    for (const entry of waiting) {
      const [state, known] = [waitingState(entry), days.get(entry.day)]
      if (entry.animalId === animalId && (!known || rankOf[state] > rankOf[known])) days.set(entry.day, state)
    }
    return days
  }, [waiting, animalId])
}
