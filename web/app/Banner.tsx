import X from 'lucide-react/icons/x'
import { type ReactNode, type Ref, useId } from 'react'
import { IconButton } from '../ui/Button'
import { classes } from '../styles/classes'
import * as styles from './Banner.css'

/** A line above or below the screen. */
export function Banner({
  title,
  text,
  actions,
  place = 'above',
  ref,
  onDismiss,
}: {
  title: string
  text?: ReactNode
  actions: ReactNode
  place?: 'above' | 'below'
  /** `makeRoom`, for a banner that appears after the page is drawn. */
  ref?: Ref<HTMLElement>
  onDismiss?: () => void
}) {
  const id = useId()
  return (
    <section ref={ref} className={place === 'below' ? styles.last : styles.root} aria-labelledby={id}>
      <div className={styles.row}>
        <div className={classes(styles.words, !onDismiss && styles.alone)}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        <div className={styles.actions}>{actions}</div>
        {onDismiss && (
          <div className={styles.dismiss}>
            <IconButton label={`Masquer\u00a0: ${title}`} icon={<X size={22} />} onClick={onDismiss} />
          </div>
        )}
      </div>
    </section>
  )
}
