import { style } from '@vanilla-extract/css'
import { wide } from '../../styles/media'
import { vars } from '../../styles/theme.css'

export const root = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [wide]: { gridTemplateColumns: '13.5rem minmax(0, 1fr)', columnGap: vars.space[6], alignItems: 'center' } },
})

// 3:4 at its greatest height of 18rem.
export const photo = style({ width: '100%', maxWidth: '13.5rem', justifySelf: 'center' })

export const words = style({
  display: 'grid',
  gap: vars.space[4],
  textAlign: 'center',
  '@media': { [wide]: { textAlign: 'start' } },
})

export const name = style({ fontFamily: vars.font.display, fontSize: vars.text.xxl, letterSpacing: '-0.01em' })
export const breed = style({ color: vars.color.inkMuted, marginInline: 'auto', '@media': { [wide]: { marginInline: 0 } } })

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  paddingBlockStart: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
})

// Symbol above word: four fit on the smallest phone.
export const action = style({
  flexDirection: 'column',
  gap: vars.space[1],
  paddingInline: 0,
  fontSize: vars.text.s,
})

export const remove = style([action, { color: vars.color.inkMuted }])
