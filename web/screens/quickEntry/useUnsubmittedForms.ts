import { useEffect, useState } from 'react'
import {
  type FormKey,
  type UnsubmittedForm,
  readUnsubmittedForms,
} from '../../base/device/unsubmittedForms'

interface UnsubmittedLookup {
  find(form: Omit<FormKey, 'userUuid'>): UnsubmittedForm | null
}

/** Returns a lookup of this user's unsubmitted forms; `undefined` while they are read. */
export function useUnsubmittedForms(userUuid: string): UnsubmittedLookup | undefined {
  const [lookup, setLookup] = useState<UnsubmittedLookup>()
  useEffect(() => {
    let isUnmounted = false
    // This is read once: a later change in another tab must not change the form.
    void readUnsubmittedForms(userUuid, Date.now()).then(
      (find) => !isUnmounted && setLookup((before) => before ?? { find }),
    )
    return () => {
      isUnmounted = true
    }
  }, [userUuid])
  return lookup
}
