import { useEffect } from 'react'
import { deferredDialog } from '../../base/ui/dialogs/deferredDialog'

const load = async () => (await import('./WeighDialog')).WeighDialog
const WeighDialog = deferredDialog(load)

/** Returns the dialog, whose code is loaded before it is opened: it also opens without a network. */
export function useWeighDialog(): typeof WeighDialog {
  useEffect(() => void load().catch(() => null), [])
  return WeighDialog
}
