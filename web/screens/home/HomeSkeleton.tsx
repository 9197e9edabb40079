import { Card } from '../../base/ui/Card'
import { Skeleton } from '../../base/ui/Skeleton'
import { visuallyHidden } from '../../base/styles/text.css'
import * as styles from './HomeSkeleton.css'

/** Shows four cards (product/pages 4.4), the first at the position of the cat's. */
export function HomeSkeleton() {
  return (
    <div className={styles.root}>
      <p className={visuallyHidden} aria-live="polite">
        Chargement...
      </p>
      <div className={styles.title}>
        <Skeleton shape="text" />
      </div>
      <div className={styles.strip}>
        {Array.from({ length: 4 }, (_, card) => (
          <Card key={card} className={styles.card}>
            <div className={styles.photo} />
            <div className={styles.words}>
              <Skeleton shape="text" lines={3} />
            </div>
            <div className={styles.remainder}>
              <Skeleton shape="choice" />
              <Skeleton shape="tile" />
            </div>
          </Card>
        ))}
      </div>
    </div>
  )
}
