import { useRef } from 'react'
import { newUuid } from '../device/uuid'

/**
 * Returns the id of a row that is created once and never corrected: a repetition of the same values has the same id,
 * until `forget` is called after a success. Other values are another row.
 */
export function useRepeatedId() {
  const last = useRef<{ values: string; uuid: string } | null>(null)
  function idOf(values: object): string {
    const text = JSON.stringify(values)
    if (last.current?.values !== text) last.current = { values: text, uuid: newUuid() }
    return last.current.uuid
  }
  const forget = () => void (last.current = null)
  return { idOf, forget }
}
