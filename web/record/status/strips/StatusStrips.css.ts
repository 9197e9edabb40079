import { style } from '@vanilla-extract/css'
import { wide } from '../../../base/styles/widths'
import { vars } from '../../../base/styles/theme.css'

export const root = style({ display: 'grid', gap: vars.space[4], minWidth: 0 })

export const list = style({ display: 'grid', gap: vars.space[4], minWidth: 0 })
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"label counts" "strip strip"',
  alignItems: 'center',
  columnGap: vars.space[3],
  rowGap: vars.space[2],
  minWidth: 0,
  '@container': {
    [wide]: {
      gridTemplateColumns: '9rem minmax(0, 1fr)',
      gridTemplateAreas: '"label strip" "counts strip"',
      gridTemplateRows: 'auto 1fr',
      rowGap: 0,
      alignItems: 'start',
    },
  },
})
export const label = style({
  gridArea: 'label',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: '1rem',
  fontWeight: 600,
})
export const counts = style({
  gridArea: 'counts',
  justifySelf: 'end',
  '@container': { [wide]: { justifySelf: 'start', paddingInlineStart: '1.75rem' } },
})
export const strip = style({ gridArea: 'strip', minWidth: 0 })
