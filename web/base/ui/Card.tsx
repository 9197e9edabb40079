import type { ComponentProps } from 'react'
import { classes } from '../styles/classes'
import * as styles from './Card.css'

export function Card({
  as: Element = 'div',
  className,
  ...rest
}: { as?: 'div' | 'section' | 'article' | 'li' } & ComponentProps<'div'>) {
  // The ref and handlers have the same type for all four elements.
  const Tag = Element as 'div'
  return <Tag {...rest} className={classes(styles.root, className)} />
}
