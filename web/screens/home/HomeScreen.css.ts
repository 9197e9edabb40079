import { style } from '@vanilla-extract/css'
import { wide } from '../../styles/media'
import { vars } from '../../styles/theme.css'

export const root = style({ display: 'grid', gap: vars.space[4], '@media': { [wide]: { gap: vars.space[6] } } })

export const title = style({ textAlign: 'center', '@media': { [wide]: { fontSize: vars.text.xxl } } })

export const skeletons = style({
  display: 'grid',
  gap: vars.space[4],
  width: '100%',
  maxWidth: '46rem',
  marginInline: 'auto',
  '@media': { [wide]: { gridTemplateColumns: '1fr 1fr' } },
})
