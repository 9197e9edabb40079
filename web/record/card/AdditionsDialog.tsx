import { Button, LinkButton } from '../../base/ui/Button'
import { Dialog } from '../../base/ui/dialogs/Dialog'
import { stack2 } from '../../base/styles/layout.css'

const additions = [
  { value: 'vomissement', label: '+1 vomissement' },
  { value: 'selles', label: 'Selles' },
  { value: 'perfusion', label: 'Perfusion' },
  { value: 'note', label: 'Note' },
] as const

/** Lists the additions to an answered day (product/entries 6.1). */
export function AdditionsDialog({
  entryPath,
  onWeigh,
  onClose,
}: {
  entryPath: string
  onWeigh: () => void
  onClose: () => void
}) {
  return (
    <Dialog open onClose={onClose} title="Ajouter à aujourd’hui">
      <div className={stack2}>
        {additions.map(({ value, label }) => (
          <LinkButton key={value} variant="secondary" block to={`${entryPath}&ajout=${value}`}>
            {label}
          </LinkButton>
        ))}
        <Button variant="secondary" block onClick={onWeigh}>
          Pesée
        </Button>
      </div>
    </Dialog>
  )
}
