import { hasRight } from '#shared/circle/rights'
import { LinkButton } from '../../base/ui/Button'
import { Card } from '../../base/ui/Card'
import { type ReceivingCat, useChosenCat } from './useChosenCat'
import { stack3 } from '../../base/styles/layout.css'
import * as styles from './ReceivedScreen.css'

/** Offers the two forms that have space for a text. Both show it, and save it at a tap. */
export function ReceivedText({
  text,
  cats,
  onDone,
}: {
  text: string
  cats: readonly ReceivingCat[]
  onDone: () => void
}) {
  const [cat, list] = useChosenCat(cats, 'Pour quel chat\u202f?')
  return (
    <>
      <Card>
        <blockquote className={styles.text}>{text}</blockquote>
      </Card>
      {cats.length === 0 && <p>Aucun de vos chats ne peut recevoir ce texte.</p>}
      {list}
      {cat && (
        <div className={stack3}>
          <LinkButton
            block
            to={`/quick-entry/${cat.uuid}?ajout=note`}
            state={{ note: text }}
            onClick={onDone}
          >
            L’ajouter aux observations du jour
          </LinkButton>
          {hasRight(cat.role, 'share') && (
            <LinkButton
              block
              variant="secondary"
              to={`/share/${cat.uuid}`}
              state={{ question: text }}
              onClick={onDone}
            >
              En faire une question pour la visite
            </LinkButton>
          )}
        </div>
      )}
    </>
  )
}
