import { useEffect, useState } from 'react'
import {
  type FormKey,
  type UnsubmittedForm,
  readUnsubmittedForms,
} from '../../base/device/unsubmittedForms'

interface Known {
  find(form: Omit<FormKey, 'userUuid'>): UnsubmittedForm | null
}

/** Returns the unconfirmed answers of this user; `undefined` while they are read. */
export function useHalfFilled(userUuid: string): Known | undefined {
  const [known, setKnown] = useState<Known>()
  useEffect(() => {
    let gone = false
    // This is read once: a later change in another tab must not change the form.
    void readUnsubmittedForms(userUuid, Date.now()).then(
      (find) => !gone && setKnown((before) => before ?? { find }),
    )
    return () => {
      gone = true
    }
  }, [userUuid])
  return known
}
