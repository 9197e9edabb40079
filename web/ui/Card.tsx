import type { ComponentProps } from 'react'
import { classes } from '../styles/classes'
import * as styles from './Card.css'

export function Card({ as: Element = 'div', className, ...rest }: { as?: 'div' | 'section' | 'article' | 'li' } & ComponentProps<'div'>) {
  // One element type for the ref and handlers: they are the same for all four.
  const Tag = Element as 'div'
  return <Tag {...rest} className={classes(styles.root, className)} />
}
