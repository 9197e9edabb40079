import { Button } from '../../base/ui/Button'
import { Dialog } from '../../base/ui/dialogs/Dialog'

/** Explains why the product exists (product/pages 2.4). */
export function MemoryDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="En mémoire de notre chat"
      actions={<Button onClick={onClose}>Fermer</Button>}
    >
      <p>
        NéphroChat est né pour notre propre chat, qui vivait avec une maladie rénale chronique.
        Chaque jour, nous cherchions à savoir s’il allait mieux ou moins bien, et quoi en dire au
        vétérinaire.
      </p>
      <p>
        Ce carnet est celui que nous aurions voulu tenir pour lui. Il est à vous, et à ceux que vous
        aimez.
      </p>
    </Dialog>
  )
}
