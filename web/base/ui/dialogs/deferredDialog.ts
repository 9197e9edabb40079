import type { ComponentType } from 'react'
import { NO_RESPONSE_MESSAGE } from '../../network/graphqlError'
import { deferred } from '../deferred'
import { toast } from '../toasts/toasts'

const missingCodeToast = {
  title: 'Erreur',
  description: NO_RESPONSE_MESSAGE,
  tone: 'destructive',
} as const

/**
 * Returns a dialog whose code loads when it is opened. A failed load makes a toast, and the next
 * tap retries.
 */
export function deferredDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return deferred(load, null, ({ onClose }) => {
    toast(missingCodeToast)
    onClose()
  })
}
