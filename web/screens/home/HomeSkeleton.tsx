import { Skeleton } from '../../components/Skeleton'
import { visuallyHidden } from '../../styles/text.css'
import * as styles from './HomeScreen.css'

/** Four skeleton cards while loading (spec 1 §9). */
export function HomeSkeleton() {
  return (
    <div className={styles.root}>
      <p className={visuallyHidden} role="status">
        Chargement...
      </p>
      <div className={styles.skeletons}>
        {Array.from({ length: 4 }, (_, card) => (
          <Skeleton key={card} shape="card" />
        ))}
      </div>
    </div>
  )
}
