import { style } from '@vanilla-extract/css'
import { wide } from './widths'
import { vars } from './theme.css'

/** The fields of a form, one below the other. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
})

/** Places two fields side by side on wide screens. */
export const pair = style([
  fields,
  {
    '@container': {
      [wide]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        columnGap: vars.space[4],
        alignItems: 'start',
      },
    },
  },
])

export const checkbox = style({
  flexShrink: 0,
  width: '1.5rem',
  height: '1.5rem',
  accentColor: vars.color.action,
  cursor: 'inherit',
})

/** The line that opens the fields of a form that few users need. */
export const foldSummary = style({
  minHeight: vars.touch,
  display: 'flex',
  alignItems: 'center',
  fontWeight: 600,
  color: vars.color.action,
  cursor: 'pointer',
})
export const fold = style({ display: 'grid', gap: vars.space[4], paddingBlockStart: vars.space[3] })
