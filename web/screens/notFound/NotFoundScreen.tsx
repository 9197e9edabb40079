import { LinkButton } from '../../base/ui/Button'
import { LostCat } from '../../base/ui/drawings/LostCat'
import { EmptyState } from '../../base/ui/EmptyState'

/** The texts are English (product/pages 2.2). */
export function NotFoundScreen() {
  return (
    <>
      <title>Page Not Found · NéphroChat</title>
      <EmptyState
        level={1}
        title={<span lang="en">Page Not Found</span>}
        drawing={<LostCat />}
        action={<LinkButton to="/">Retour à l’accueil</LinkButton>}
      >
        <p>Cette page n’existe pas, ou n’existe plus.</p>
      </EmptyState>
    </>
  )
}
