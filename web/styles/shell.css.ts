import { globalStyle } from '@vanilla-extract/css'
import { vars } from './theme.css'

// What index.html shows before any code has arrived: the bar with the name, as the app's own (app/TopBar.css.ts).
globalStyle('#shell', { display: 'grid', gridTemplateRows: '4rem 1fr', minHeight: '100dvh' })
globalStyle('#shell > div', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingInline: vars.space[4],
  fontFamily: vars.font.display,
  fontSize: vars.text.l,
  fontWeight: 600,
  backgroundColor: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
globalStyle('#shell > p', { placeSelf: 'center', color: vars.color.inkMuted })
