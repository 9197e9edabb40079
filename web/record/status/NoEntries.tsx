import type { ReactNode } from 'react'
import { categoryLabels } from '#shared/health/answers/answerLabels'
import { categories } from '#shared/health/answers/entry'
import { DeferredEmptyNotebook } from '../../base/ui/drawings/emptyStateDrawings'
import { EmptyState } from '../../base/ui/EmptyState'
import { CategoryIcon } from '../journal/CategoryIcon'
import * as styles from './NoEntries.css'

/** Is shown if the cat has no entry yet (product/pages 5.1). */
export function NoEntries({ action }: { action?: ReactNode }) {
  return (
    <EmptyState
      drawing={<DeferredEmptyNotebook />}
      title="Aucune donnée de suivi disponible"
      action={action}
    >
      <p>Chaque saisie renseigne cinq mesures&nbsp;:</p>
      <ul className={styles.list}>
        {categories.map((category) => (
          <li key={category} className={styles.item}>
            <CategoryIcon category={category} size={20} />
            {categoryLabels[category]}
          </li>
        ))}
      </ul>
    </EmptyState>
  )
}
