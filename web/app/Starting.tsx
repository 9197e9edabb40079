import { Spinner } from '../components/Spinner'
import * as styles from './Starting.css'

/** While the first screen's code arrives (spec 1 §2). */
export function Starting() {
  return (
    <div className={styles.root}>
      <Spinner label="Initialisation..." />
    </div>
  )
}
