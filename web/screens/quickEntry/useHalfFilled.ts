import { useEffect, useState } from 'react'
import {
  type FormKey,
  type UnsubmittedForm,
  readUnsubmittedForms,
} from '../../base/device/unsubmittedForms'

interface Known {
  find(form: Omit<FormKey, 'userUuid'>): UnsubmittedForm | null
}

/** What this person answered and did not confirm yet; undefined while it is read. */
export function useHalfFilled(userUuid: string): Known | undefined {
  const [known, setKnown] = useState<Known>()
  useEffect(() => {
    let gone = false
    // Read once: what another tab keeps later must not change the form.
    void readUnsubmittedForms(userUuid, Date.now()).then(
      (find) => !gone && setKnown((before) => before ?? { find }),
    )
    return () => {
      gone = true
    }
  }, [userUuid])
  return known
}
