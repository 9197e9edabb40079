import Trash2 from 'lucide-react/icons/trash'
import { dateInWords, relativeDay } from '#shared/base/time'
import { shownWeight, weightLabel } from '#shared/weight/weightValue'
import { IconButton } from '../../base/ui/Button'
import { moveFocusBeside } from '../../base/ui/focus/focusBeside'
import * as styles from './Weights.css'

export interface ListedWeighing {
  uuid: string
  grams: number
  /** The day in the owner's time zone. */
  day: string
  /** For example 'Camille, 08:12'; `null` if the writer is not named. */
  writer: string | null
  /** `true` if the viewer may delete it. */
  isRemovable: boolean
  /** The id that the weighings of an imported file share. */
  importUuid: string | null
}

export function WeightRow({
  weighing: { grams, day, writer },
  before,
  today,
  isPending,
  onDelete,
}: {
  weighing: ListedWeighing
  before: ListedWeighing | undefined
  /** `null` if the record is closed: its days are dates. */
  today: string | null
  /** `true` if it is on this device only. The list of pending changes deletes it. */
  isPending: boolean
  /** `null` if another user recorded it. */
  onDelete: (() => void) | null
}) {
  return (
    <li className={styles.row}>
      <div className={styles.day}>
        <time dateTime={day}>
          {today === null ? dateInWords(day) : relativeDay(day, today, dateInWords)}
        </time>
        {writer && !isPending && <p className={styles.writer}>{writer}</p>}
      </div>
      <span className={styles.weight}>{weightLabel(grams)}</span>
      <span className={styles.change}>{before && changeLabel(grams - before.grams)}</span>
      {isPending ? (
        <span className={styles.day}>En attente d’envoi</span>
      ) : (
        onDelete && (
          <IconButton
            ref={moveFocusBeside}
            label={`Supprimer la pesée du ${dateInWords(day)}`}
            icon={<Trash2 size={20} />}
            onClick={onDelete}
          />
        )
      )}
    </li>
  )
}

/** Returns the change since the weighing before: '+0,1' or '−0,2' kg, `null` if there is no change. */
function changeLabel(grams: number): string | null {
  if (grams === 0) return null
  return `${grams > 0 ? '+' : '−'}${shownWeight(Math.abs(grams))}`
}
