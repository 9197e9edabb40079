import type { ReactNode } from 'react'
import * as styles from './Drawing.css'

/**
 * Renders the frame of a drawing. It is hidden from screen readers, because the words beside it
 * have the same content.
 */
export function Drawing({
  viewBox = '0 0 64 64',
  children,
}: {
  viewBox?: string
  children: ReactNode
}) {
  return (
    <svg className={styles.root} viewBox={viewBox} aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}
