import { Skeleton } from '../../base/ui/Skeleton'
import { visuallyHidden } from '../../base/styles/text.css'
import * as styles from './AnimalScreen.css'

export function AnimalSkeleton() {
  return (
    <div className={styles.root}>
      <p role="status" className={visuallyHidden}>
        Chargement...
      </p>
      <div className={styles.skeletonTitle}>
        <Skeleton shape="text" lines={2} />
      </div>
      <div className={styles.columns}>
        <div className={styles.photo}>
          <Skeleton shape="card" />
        </div>
        <Skeleton shape="card" />
      </div>
      <Skeleton shape="card" />
    </div>
  )
}
