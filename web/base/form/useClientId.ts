import { useRef, useState } from 'react'
import { newUuid } from '../device/uuid'

/** `isCorrection` if an earlier try had other values, which the server may have stored without a response. */
interface ClientId {
  uuid: string
  isCorrection?: true
}

/** Returns the id of the row that a form adds: all tries have the same, so that the row is stored once. */
export function useClientId(): (values: object) => ClientId {
  const [uuid] = useState(newUuid)
  const triedValues = useRef(new Set<string>())
  return (values) => {
    triedValues.current.add(JSON.stringify(values))
    return triedValues.current.size > 1 ? { uuid, isCorrection: true } : { uuid }
  }
}
