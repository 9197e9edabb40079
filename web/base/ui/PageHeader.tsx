import ChevronLeft from 'lucide-react/icons/chevron-left'
import type { ReactNode } from 'react'
import { Link } from '../router/Link'
import * as styles from './PageHeader.css'

/** Renders the page's h1 with its picture, the link back above, and the actions beside or below. */
export function PageHeader({
  title,
  back,
  picture,
  children,
  actions,
}: {
  title: ReactNode
  back?: { to: string; label: string }
  picture?: ReactNode
  children?: ReactNode
  actions?: ReactNode
}) {
  return (
    <header className={styles.root}>
      <div className={styles.words}>
        {back && (
          <Link className={styles.backLink} to={back.to}>
            <ChevronLeft size={22} aria-hidden="true" />
            {back.label}
          </Link>
        )}
        <div className={styles.subject}>
          {picture && <div className={styles.picture}>{picture}</div>}
          <div className={styles.description}>
            <h1 className={styles.title}>{title}</h1>
            {children && <div className={styles.meta}>{children}</div>}
          </div>
        </div>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
