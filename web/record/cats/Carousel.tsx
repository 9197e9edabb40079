import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { IconButton } from '../../base/ui/Button'
import type { Paging } from './useCarousel'
import { useSwipe } from './useSwipe'
import { visuallyHidden } from '../../base/styles/text.css'
import * as styles from './Carousel.css'

interface Slide {
  id: string
  name: string
  card: ReactNode
}

export const cardId = (position: number) => `card-${position}`

/**
 * Shows one card per cat, with arrows and dots for two cats or more (product/pages 4.3).
 * As a grid it shows all cards by the same elements, so that open dialogs and typed text survive a
 * window that gets narrower.
 */
export function Carousel({
  label,
  slides,
  paging,
  isGrid,
}: {
  label: string
  slides: Slide[]
  paging: Paging
  isGrid: boolean
}) {
  const { index, direction, next, previous, goTo } = paging
  const swipe = useSwipe(next, previous)
  const hasSeveral = slides.length > 1
  const pages = hasSeveral && !isGrid
  const shownPositions = isGrid ? slides.map((_, position) => position) : [index]
  return (
    <section
      className={isGrid ? undefined : styles.root}
      aria-roledescription={isGrid ? undefined : 'carrousel'}
      aria-label={label}
    >
      <ul
        className={isGrid ? styles.grid : styles.stage}
        role={isGrid ? undefined : 'presentation'}
        {...(!isGrid && swipe)}
      >
        {shownPositions.map((position) => {
          const { id, name, card } = slides[position]!
          return (
            <li key={id}>
              <div
                id={cardId(position)}
                className={isGrid ? styles.cell : styles.slide[direction ?? 'still']}
                role={hasSeveral ? 'group' : undefined}
                aria-roledescription={pages ? 'fiche' : undefined}
                aria-label={
                  pages
                    ? `${name}, ${position + 1} sur ${slides.length}`
                    : isGrid
                      ? name
                      : undefined
                }
                tabIndex={isGrid ? -1 : undefined}
                // This also handles focus in a dialog over the card: the carousel moves to the cat
                // with the focus.
                onFocus={position === index ? undefined : () => goTo(position)}
              >
                {card}
              </div>
            </li>
          )
        })}
      </ul>
      <p className={visuallyHidden} aria-live="polite">
        {!isGrid && direction && `${slides[index]!.name}, chat ${index + 1} sur ${slides.length}`}
      </p>
      {pages && (
        <div className={styles.paging}>
          <IconButton
            className={styles.arrow}
            variant="secondary"
            label="Chat précédent"
            icon={<ChevronLeft size={24} />}
            onClick={previous}
          />
          <div className={styles.dots}>
            {slides.map(({ id, name }, position) => (
              <button
                key={id}
                type="button"
                className={styles.dot}
                aria-label={`Afficher ${name}`}
                aria-current={position === index || undefined}
                onClick={() => goTo(position)}
              />
            ))}
          </div>
          <IconButton
            className={styles.arrow}
            variant="secondary"
            label="Chat suivant"
            icon={<ChevronRight size={24} />}
            onClick={next}
          />
        </div>
      )}
    </section>
  )
}
