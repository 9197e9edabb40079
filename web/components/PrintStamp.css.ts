import { style } from '@vanilla-extract/css'
import { vars } from '../styles/theme.css'

export const root = style({
  display: 'none',
  '@media': {
    print: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      paddingBlockEnd: vars.space[2],
      fontSize: '9pt',
      color: vars.color.inkMuted,
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
  },
})
