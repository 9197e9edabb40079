import { globalStyle } from '@vanilla-extract/css'
import { wide } from './media'
import { vars } from './theme.css'

// What index.html shows before any code has arrived: the bar with the name, as in app/TopBar.css.ts, and the page's title
// where the server knows it (web/build/documents.ts).
globalStyle('#shell', { display: 'flex', flexDirection: 'column', minHeight: '100dvh' })
globalStyle('#shell > div', {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '4rem',
  fontFamily: vars.font.display,
  fontSize: vars.text.l,
  fontWeight: 600,
  backgroundColor: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
globalStyle('#shell > h1', { paddingBlock: vars.space[4], fontSize: vars.text.xxl, '@media': { [wide]: { paddingBlock: vars.space[8] } } })
globalStyle('#shell > :is(div, h1)', {
  paddingInline: vars.space[4],
  '@media': { [wide]: { paddingInline: `max(${vars.space[8]}, calc((100% - 72rem) / 2 + ${vars.space[8]}))` } },
})
globalStyle('#shell > p', { margin: 'auto', color: vars.color.inkMuted })
