import { wide } from './media'
import { vars } from './theme.css'

/** A screen's one column, in the middle of the frame, at most as wide as what it holds asks for. */
export const page = (maxWidth: string) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  width: '100%',
  maxWidth,
  marginInline: 'auto',
})

/** As a record and a cat's profile stand in it. */
export const airy = { '@media': { [wide]: { gap: vars.space[6] } } }
