import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/Button'
import { visuallyHidden } from '../../styles/text.css'
import * as styles from './Carousel.css'
import type { Paging } from './useCarousel'
import { useSwipe } from './useSwipe'

interface Slide {
  id: string
  name: string
  card: ReactNode
}

/** One card a cat; arrows and dots from the second cat on (product/pages 4.3). */
export function Carousel({ label, slides, paging }: { label: string; slides: Slide[]; paging: Paging }) {
  const { index, direction, next, previous, goTo } = paging
  const swipe = useSwipe(next, previous)
  const several = slides.length > 1
  const slide = slides[index]!
  return (
    <section className={styles.root} aria-roledescription="carrousel" aria-label={label}>
      <div className={styles.stage} {...swipe}>
        {several && (
          <IconButton className={styles.previous} variant="secondary" label="Chat précédent" icon={<ChevronLeft size={24} />} onClick={previous} />
        )}
        <div
          key={slide.id}
          className={styles.slide[direction ?? 'still']}
          role={several ? 'group' : undefined}
          aria-roledescription={several ? 'fiche' : undefined}
          aria-label={several ? `${slide.name}, ${index + 1} sur ${slides.length}` : undefined}
        >
          {slide.card}
        </div>
        {several && <IconButton className={styles.next} variant="secondary" label="Chat suivant" icon={<ChevronRight size={24} />} onClick={next} />}
      </div>
      <p className={visuallyHidden} aria-live="polite">
        {direction && `Chat ${index + 1} sur ${slides.length}`}
      </p>
      {several && (
        <div className={styles.dots}>
          {slides.map(({ id, name }, place) => (
            <button
              key={id}
              type="button"
              className={styles.dot}
              aria-label={`Afficher ${name}`}
              aria-current={place === index || undefined}
              onClick={() => goTo(place)}
            />
          ))}
        </div>
      )}
    </section>
  )
}
