import { Skeleton } from '../../base/ui/Skeleton'
import { visuallyHidden } from '../../base/styles/text.css'
import * as styles from './HistoryScreen.css'

export function HistorySkeleton() {
  return (
    <div className={styles.root}>
      <p role="status" className={visuallyHidden}>
        Chargement...
      </p>
      <div className={styles.loadingHead}>
        <Skeleton shape="text" lines={2} />
      </div>
      <Skeleton shape="strips" />
    </div>
  )
}
