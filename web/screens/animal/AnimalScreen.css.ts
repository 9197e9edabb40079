import { style } from '@vanilla-extract/css'
import { wide } from '../../styles/media'
import { vars } from '../../styles/theme.css'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  width: '100%',
  maxWidth: '54rem',
  marginInline: 'auto',
  '@media': { [wide]: { gap: vars.space[6] } },
})
export const skeletonTitle = style({ maxWidth: '14rem' })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@media': { [wide]: { gridTemplateColumns: '13.5rem minmax(0, 1fr)', gap: vars.space[6], alignItems: 'start' } },
})
export const photo = style({
  display: 'grid',
  gap: vars.space[3],
  width: '100%',
  maxWidth: '13.5rem',
  justifySelf: 'center',
})

export const card = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] })
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] })
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[4], alignItems: 'start' } },
})
export const end = style({ justifySelf: 'start' })
