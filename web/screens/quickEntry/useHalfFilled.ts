import { useEffect, useState } from 'react'
import { type Form, type HalfFilled, readHalfFilled } from '../../device/halfFilled'

interface Known {
  find(form: Omit<Form, 'userUuid'>): HalfFilled | null
}

/** What this person answered and has not confirmed yet; undefined until it is known. */
export function useHalfFilled(userUuid: string): Known | undefined {
  const [known, setKnown] = useState<Known>()
  useEffect(() => {
    let gone = false
    // Once the form stands, what another tab keeps must not move it.
    void readHalfFilled(userUuid, Date.now()).then((find) => !gone && setKnown((before) => before ?? { find }))
    return () => {
      gone = true
    }
  }, [userUuid])
  return known
}
