import { Card } from '../../base/ui/Card'
import { Skeleton } from '../../base/ui/Skeleton'
import { visuallyHidden } from '../../base/styles/text.css'
import * as section from '../section/Section.css'
import * as grid from '../status/StatusGrid.css'
import * as page from './RecordPage.css'
import * as styles from './RecordSkeleton.css'

export function RecordSkeleton() {
  return (
    <div className={page.root}>
      <p role="status" className={visuallyHidden}>
        Chargement...
      </p>
      <div className={styles.header}>
        <Skeleton shape="text" lines={3} />
      </div>
      <Card className={section.section}>
        <div className={styles.title}>
          <Skeleton shape="text" />
        </div>
        <div className={grid.root}>
          {Array.from({ length: 5 }, (_, tile) => (
            <div key={tile} className={grid.placeholder}>
              <Skeleton shape="tile" />
            </div>
          ))}
        </div>
      </Card>
      <Skeleton shape="card" />
    </div>
  )
}
