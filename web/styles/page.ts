import { wide } from './media'
import { vars } from './theme.css'

/** A screen's single column, centred. */
export const page = (maxWidth: string) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  width: '100%',
  maxWidth,
  marginInline: 'auto',
})

/** Wider gaps where there is room. */
export const airy = { '@media': { [wide]: { gap: vars.space[6] } } }
