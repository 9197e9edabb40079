import { deferred } from '../../base/ui/deferred'
import * as styles from './VetNumber.css'

/** Most owners have given the number, so the field's code is loaded on demand. */
export const DeferredVetNumberForm = deferred(
  async () => (await import('./VetNumberForm')).VetNumberForm,
  <div className={styles.placeholder} />,
)
