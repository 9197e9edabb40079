import Scale from 'lucide-react/icons/scale'
import { Button, LinkButton } from '../../base/ui/Button'
import { Dialog } from '../../base/ui/dialogs/Dialog'
import { stack2 } from '../../base/styles/layout.css'

const additions = [
  { what: 'vomissement', label: '+1 vomissement' },
  { what: 'selles', label: 'Selles' },
  { what: 'perfusion', label: 'Perfusion' },
  { what: 'note', label: 'Note' },
] as const

/** Lists the additions to an answered day (product/entries 6.1). */
export function AdditionsDialog({
  entry,
  onWeigh,
  onClose,
}: {
  entry: string
  onWeigh: () => void
  onClose: () => void
}) {
  return (
    <Dialog open onClose={onClose} title="Ajouter à aujourd’hui">
      <div className={stack2}>
        {additions.map(({ what, label }) => (
          <LinkButton key={what} variant="secondary" block to={`${entry}&ajout=${what}`}>
            {label}
          </LinkButton>
        ))}
        <Button variant="secondary" block icon={<Scale size={20} />} onClick={onWeigh}>
          Pesée
        </Button>
      </div>
    </Dialog>
  )
}
