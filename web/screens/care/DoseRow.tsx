import CloudUpload from 'lucide-react/icons/cloud-upload'
import { clockTime } from '#shared/base/time'
import { amountLabel } from '#shared/care/careLabels'
import type { SlotState } from '#shared/care/course'
import { Button } from '../../base/ui/Button'
import { moveFocusOnRemoval } from '../../base/ui/focus/focusOnRemoval'
import type { GivenDose, TreatmentStep } from './courses'
import * as styles from './CareScreen.css'

interface DoseRowProps {
  /** For example '08:00', 'Hier, 08:00' or 'Si besoin'. */
  when: string
  treatment: TreatmentStep
  state: SlotState
  doses: readonly GivenDose[]
  timeZone: string
  isPending: boolean
  onGive: () => void
  onSkip?: () => void
  /** Returns `true` if a dose is on this device only and is sent automatically. */
  isDosePending: (uuid: string) => boolean
  onUndo: (dose: GivenDose) => void
}

/** A missed dose leaves its list once it is noted, and a dose outside the plan once it is undone. */
export const moveFocusInList = moveFocusOnRemoval((part) =>
  (part.closest('details') ?? part.closest('ul'))
    ?.querySelector<HTMLElement>('summary, button')
    ?.focus(),
)
const focusLastButton = moveFocusOnRemoval(({ parentElement }) =>
  parentElement?.querySelector<HTMLElement>('button:last-child')?.focus(),
)

/** Shows a dose with its one action, note it or undo it: a single button, which keeps the focus. */
export function DoseRow({
  when,
  treatment,
  state,
  doses,
  timeZone,
  isPending,
  onGive,
  onSkip,
  isDosePending,
  onUndo,
}: DoseRowProps) {
  const { name, amount, unit } = treatment
  const isOpen = state === 'due' || state === 'later' || state === 'missed'
  const newest = doses[0]
  return (
    <li ref={moveFocusInList} className={styles.row}>
      <div className={styles.doseText}>
        <p className={styles.name}>
          <span className={styles.time}>{when}</span> {name}
        </p>
        <p className={styles.muted}>{amountLabel(amount ?? null, unit ?? null)}</p>
        {/* A status is announced if it was in the page before its text (WCAG 4.1.3). */}
        <p role="status" className={styles.doneText}>
          {doses.map((dose) => noteInWords(dose, timeZone)).join(' · ')}
        </p>
        {doses.some(({ uuid }) => isDosePending(uuid)) && (
          <p className={styles.pending}>
            <CloudUpload size={18} aria-hidden="true" /> En attente d’envoi
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        {isOpen && onSkip && (
          <Button
            ref={focusLastButton}
            variant="quiet"
            aria-label={`${name}, ${when}\u00a0: sauté`}
            aria-disabled={isPending}
            onClick={isPending ? undefined : onSkip}
          >
            Sauté
          </Button>
        )}
        {(isOpen || newest?.isRemovable) && (
          <Button
            variant={isOpen ? 'secondary' : 'quiet'}
            aria-label={`${name}, ${when}\u00a0: ${isOpen ? 'donné' : 'annuler'}`}
            aria-disabled={isPending}
            onClick={isPending ? undefined : isOpen ? onGive : () => onUndo(newest!)}
          >
            {isOpen ? 'Donné' : 'Annuler'}
          </Button>
        )}
      </div>
    </li>
  )
}

/** Returns 'Donné à 08:12 par Noa, 100 mL'. */
function noteInWords({ outcome, at, by, amountMl }: GivenDose, timeZone: string): string {
  const author = by ? ` par ${by}` : ''
  const amount = amountMl ? `, ${amountMl} mL` : ''
  return `${outcome === 'given' ? 'Donné' : 'Sauté'} à ${clockTime(at, timeZone)}${author}${amount}`
}
