import { TextField } from '../../base/ui/forms/TextField'
import * as styles from './Stock.css'

/** Requests the dates of a pack, both optional. */
export function PackFields({
  openedOn,
  useBy,
  errors,
}: {
  openedOn?: string | null | undefined
  useBy?: string | null | undefined
  errors: Partial<Record<string, string>>
}) {
  return (
    <div className={styles.pair}>
      <TextField
        label="À utiliser avant le"
        name="useBy"
        type="date"
        defaultValue={useBy ?? ''}
        error={errors['useBy']}
      />
      <TextField
        label="Ouvert le"
        name="openedOn"
        type="date"
        defaultValue={openedOn ?? ''}
        error={errors['openedOn']}
      />
    </div>
  )
}
