import { style } from '@vanilla-extract/css'
import { wideGaps, page as column } from '../../base/styles/page'
import { wide } from '../../base/styles/widths'
import { vars } from '../../base/styles/theme.css'

export const root = style([column('54rem'), wideGaps])
export const skeletonTitle = style({ maxWidth: '14rem' })

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  '@container': { [wide]: { columnGap: vars.space[6] } },
})
export const page = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.touch,
  textUnderlineOffset: '0.25em',
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@container': {
    [wide]: {
      gridTemplateColumns: '13.5rem minmax(0, 1fr)',
      gap: vars.space[6],
      alignItems: 'start',
    },
  },
})
export const photo = style({
  display: 'grid',
  gap: vars.space[3],
  width: '100%',
  maxWidth: '13.5rem',
  justifySelf: 'center',
})

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
})
export const startAligned = style({ justifySelf: 'start' })
