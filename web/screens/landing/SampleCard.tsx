import CircleCheck from 'lucide-react/icons/circle-check'
import { useState } from 'react'
import { deferredDialog } from '../../base/ui/dialogs/deferredDialog'
import { StatusMark } from '../../base/ui/StatusMark'
import { SampleCat } from './SampleCat'
import * as styles from './SampleCard.css'

const MemoryDialog = deferredDialog(async () => (await import('./MemoryDialog')).MemoryDialog)

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
      {isOpen && <MemoryDialog onClose={() => setOpen(false)} />}
    </div>
  )
}
