import { style } from '@vanilla-extract/css'
import { hover } from '../../base/styles/media'
import { page } from '../../base/styles/page'
import { largeText, veryLargeText, wide } from '../../base/styles/widths'
import { catName } from '../../base/styles/text.css'
import { vars } from '../../base/styles/theme.css'

export const root = style([page('44rem'), { gap: vars.space[6] }])
export const card = style({ display: 'grid', gap: vars.space[5] })
export const otherLinks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
  '@container': {
    [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
export const report = style({
  gridColumn: '1 / -1',
  '@container': { [wide]: { gridColumn: 'auto' } },
})

export const cats = style({ display: 'grid', gap: vars.space[3] })
export const cat = style({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: '4.5rem',
  padding: `${vars.space[2]} ${vars.space[4]}`,
  color: vars.color.action,
  textDecoration: 'none',
  backgroundColor: vars.color.surface,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.l,
  '@container': { [veryLargeText]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  '@media': { [hover]: { selectors: { '&:hover': { borderColor: vars.color.action } } } },
})
export const photo = style({
  width: '3rem',
  '@container': { [veryLargeText]: { display: 'none' } },
})
export const name = style([catName, { fontSize: vars.text.l, color: vars.color.ink }])
