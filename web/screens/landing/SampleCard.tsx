import CircleCheck from 'lucide-react/icons/circle-check'
import { useState } from 'react'
import { Button } from '../../base/ui/Button'
import { Dialog } from '../../base/ui/dialogs/Dialog'
import { StatusMark } from '../../base/ui/StatusMark'
import { SampleCat } from './SampleCat'
import * as styles from './SampleCard.css'

const indicators = [
  { label: 'Hydratation', color: 'green' },
  { label: 'Appétit', color: 'amber' },
  { label: 'Vomissements', color: 'green' },
  { label: 'Urination', color: 'green' },
  { label: 'Énergie', color: 'green' },
] as const

/**
 * Shows an example of a day; pressing it explains why the product exists (product/pages 1.1, 2.4).
 */
export function SampleCard() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.root}>
      <button
        type="button"
        className={styles.page}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className={styles.photo}>
          <SampleCat />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>Moustache</span>
          <span className={styles.description}>Européen, 14 ans, 4,2 kg</span>
          <span className={styles.doneBadge}>
            <CircleCheck size={22} aria-hidden="true" />
            Saisie du jour faite
          </span>
        </span>
        <span className={styles.marks}>
          {indicators.map(({ label, color }) => (
            <span key={label} className={styles.indicator}>
              {label} <StatusMark color={color} />
            </span>
          ))}
        </span>
        <span className={styles.moreButton}>Pourquoi NéphroChat existe</span>
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="En mémoire de notre chat"
        actions={<Button onClick={() => setOpen(false)}>Fermer</Button>}
      >
        <p>
          NéphroChat est né pour notre propre chat, qui vivait avec une maladie rénale chronique.
          Chaque jour, nous cherchions à savoir s’il allait mieux ou moins bien, et quoi en dire au
          vétérinaire.
        </p>
        <p>
          Ce carnet est celui que nous aurions voulu tenir pour lui. Il est à vous, et à ceux que
          vous aimez.
        </p>
      </Dialog>
    </div>
  )
}
