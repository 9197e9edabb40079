import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'
import { classes } from '../../base/styles/classes'
import { IconButton } from '../../base/ui/Button'
import * as styles from './Banner.css'

/** Scrolls the focused field out from under a new banner. */
function keepFocusInSight(banner: HTMLElement | null): void {
  if (banner) document.querySelector('main *:focus')?.scrollIntoView({ block: 'nearest' })
}

/** Shows a message at the lower edge that needs no immediate answer. */
export function Banner({
  title,
  text,
  actions,
  onDismiss,
}: {
  title: string
  text?: ReactNode
  actions: ReactNode
  onDismiss?: () => void
}) {
  const id = useId()
  return (
    <section ref={keepFocusInSight} className={styles.root} aria-labelledby={id}>
      <div className={styles.row}>
        <div className={classes(styles.words, !onDismiss && styles.fullWidth)}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        <div className={styles.actions}>{actions}</div>
        {onDismiss && (
          <div className={styles.dismiss}>
            <IconButton
              label={`Masquer\u00a0: ${title}`}
              icon={<X size={22} />}
              onClick={onDismiss}
            />
          </div>
        )}
      </div>
    </section>
  )
}
