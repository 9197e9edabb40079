import { wide } from './widths'
import { vars } from './theme.css'

/** Lays out a screen's single column, centred. */
export const page = (maxWidth: string) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  width: '100%',
  maxWidth,
  marginInline: 'auto',
})

export const wideGaps = { '@container': { [wide]: { gap: vars.space[6] } } }
