import { useEffect, useState } from 'react'
import type { ReceivedItem } from '../base/device/receivedItem'
import { readReceived } from '../base/device/receivedItems'
import { useSession } from './SessionContext'

/**
 * Returns the account's received items, newest first; `null` if they are not read yet. `id` names an item
 * that arrived before a sign-in (product/launches 2.4).
 */
export function useReceivedItems(id: string | null): ReceivedItem[] | null {
  const { viewer } = useSession()
  const userUuid = viewer?.uuid
  const [items, setItems] = useState<ReceivedItem[] | null>(null)

  useEffect(() => {
    if (userUuid === undefined) return
    let isUnmounted = false
    readReceived(userUuid, id).then(
      (receivedItems) => isUnmounted || setItems(receivedItems),
      (error: unknown) => {
        console.warn('received items cannot be read', error)
        if (!isUnmounted) setItems([])
      },
    )
    return () => void (isUnmounted = true)
  }, [userUuid, id])

  return items
}
