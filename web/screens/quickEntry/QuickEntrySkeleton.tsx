import { Skeleton } from '../../base/ui/Skeleton'
import { visuallyHidden } from '../../base/styles/text.css'
import * as styles from './QuickEntryScreen.css'

export function QuickEntrySkeleton() {
  return (
    <div className={styles.root} role="status">
      <span className={visuallyHidden}>Chargement du questionnaire...</span>
      <Skeleton shape="text" lines={2} />
      <div className={styles.step}>
        <Skeleton shape="text" lines={2} />
        <Skeleton shape="choice" lines={3} />
      </div>
    </div>
  )
}
