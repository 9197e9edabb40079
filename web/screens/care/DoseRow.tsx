import CloudUpload from 'lucide-react/icons/cloud-upload'
import { clockTime } from '#shared/base/time'
import { amountLabel } from '#shared/care/careLabels'
import type { SlotState } from '#shared/care/course'
import { Button } from '../../base/ui/Button'
import type { GivenDose, TreatmentStep } from './courses'
import * as styles from './CareScreen.css'

interface DoseRowProps {
  /** For example '08:00', 'Hier, 08:00' or 'Si besoin'. */
  when: string
  treatment: TreatmentStep
  state: SlotState
  doses: readonly GivenDose[]
  timeZone: string
  pending: boolean
  onGive: () => void
  onSkip?: () => void
  /** Returns `true` if a dose is on this device only and is sent automatically. */
  isPending: (uuid: string) => boolean
  onUndo: (dose: GivenDose) => void
}

/** Shows a dose with its one action: note it, or undo it. */
export function DoseRow({
  when,
  treatment,
  state,
  doses,
  timeZone,
  pending,
  onGive,
  onSkip,
  isPending,
  onUndo,
}: DoseRowProps) {
  const { name, amount, unit } = treatment
  const isOpen = state === 'due' || state === 'later' || state === 'missed'
  const newest = doses[0]
  return (
    <li className={styles.row}>
      <div className={styles.doseText}>
        <p className={styles.name}>
          <span className={styles.time}>{when}</span> {name}
        </p>
        <p className={styles.muted}>{amountLabel(amount ?? null, unit ?? null)}</p>
        {newest && (
          <p className={styles.doneText}>
            {doses
              .map(
                (dose) =>
                  `${dose.outcome === 'given' ? 'Donné' : 'Sauté'} à ${clockTime(dose.at, timeZone)}${dose.by ? ` par ${dose.by}` : ''}${dose.amountMl ? `, ${dose.amountMl} mL` : ''}`,
              )
              .join(' · ')}
          </p>
        )}
        {doses.some(({ uuid }) => isPending(uuid)) && (
          <p className={styles.pending}>
            <CloudUpload size={18} aria-hidden="true" /> En attente d’envoi
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        {isOpen && onSkip && (
          <Button
            variant="quiet"
            aria-label={`${name}, ${when} : sauté`}
            disabled={pending}
            onClick={onSkip}
          >
            Sauté
          </Button>
        )}
        {isOpen && (
          <Button
            variant="secondary"
            aria-label={`${name}, ${when} : donné`}
            disabled={pending}
            onClick={onGive}
          >
            Donné
          </Button>
        )}
        {newest?.isRemovable && (
          <Button
            variant="quiet"
            aria-label={`${name}, ${when} : annuler`}
            disabled={pending}
            onClick={() => onUndo(newest)}
          >
            Annuler
          </Button>
        )}
      </div>
    </li>
  )
}
