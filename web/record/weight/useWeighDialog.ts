import { useLoadAtFirstTouch } from '../../base/device/firstTouch'
import { deferredDialog } from '../../base/ui/dialogs/deferredDialog'

const load = async () => (await import('./WeighDialog')).WeighDialog
const WeighDialog = deferredDialog(load)

export function useWeighDialog(): typeof WeighDialog {
  useLoadAtFirstTouch(load)
  return WeighDialog
}
