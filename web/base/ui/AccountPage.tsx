import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from '../router/Link'
import { LinkButton } from './Button'
import { Card } from './Card'
import * as styles from './AccountPage.css'

/**
 * Renders a page about the account: title, lead, a card with a form, links. Without a form it shows
 * a drawing, and the first link as the page's button.
 */
export function AccountPage({
  title,
  lead,
  links,
  drawing,
  children,
}: {
  title: string
  lead: ReactNode
  links: { to: string; label: string }[]
  drawing?: ReactNode
  children?: ReactNode
}) {
  const action = children ? undefined : links[0]
  const otherLinks = action ? links.slice(1) : links
  const heading = useRef<HTMLHeadingElement>(null)

  // The form that had the focus has been removed, so the heading takes it and is read out.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [title])

  return (
    <div className={styles.root}>
      <title>{`${title} · NéphroChat`}</title>
      {drawing && <div className={styles.drawing}>{drawing}</div>}
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      {children && <Card className={styles.card}>{children}</Card>}
      {action && (
        <LinkButton className={styles.action} size="l" to={action.to}>
          {action.label}
        </LinkButton>
      )}
      {otherLinks.length > 0 && (
        <p className={styles.foot}>
          {otherLinks.map(({ to, label }) => (
            <Link key={to} className={styles.link} to={to}>
              {label}
            </Link>
          ))}
        </p>
      )}
    </div>
  )
}
