import { style } from '@vanilla-extract/css'
import { desktop } from '../../base/styles/media'
import { page } from '../../base/styles/page'
import { vars } from '../../base/styles/theme.css'

export const root = style(page('34rem'))
export const withRail = style({
  '@media': {
    [desktop]: {
      display: 'grid',
      gridTemplateColumns: '20rem minmax(0, 34rem)',
      alignItems: 'start',
      justifyContent: 'space-between',
      width: '100%',
      maxWidth: '60rem',
      marginInline: 'auto',
    },
  },
})
export const rail = style({ display: 'none', '@media': { [desktop]: { display: 'block' } } })
export const card = style({ display: 'grid', gap: vars.space[5], width: '100%' })
export const end = style({ justifySelf: 'start' })
export const address = style({ display: 'grid', gap: vars.space[3] })
export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] })
export const proven = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.text.s,
  color: vars.color.inkMuted,
})
export const action = style({ display: 'grid', gap: vars.space[3], justifyItems: 'start' })
export const quiet = style({ fontSize: vars.text.s, lineHeight: 1.45, color: vars.color.inkMuted })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.touch,
  justifySelf: 'start',
})
