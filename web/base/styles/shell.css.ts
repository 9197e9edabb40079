import { globalStyle } from '@vanilla-extract/css'
import { wide } from './widths'
import { vars } from './theme.css'

// index.html shows this before any code is loaded: the bar with the name, as in app/frame/AppShell.css.ts,
// and the page's title if the server fills it in (web/build/documents.ts).
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
globalStyle('#shell > h1', {
  paddingBlock: vars.space[4],
  '@container': { [wide]: { paddingBlock: vars.space[8] } },
})
globalStyle('#shell > p', { margin: 'auto' })
globalStyle('#shell > :is(div, h1, strong)', {
  paddingInline: vars.space[4],
  '@container': {
    [wide]: { paddingInline: `max(${vars.space[8]}, calc((100% - 72rem) / 2 + ${vars.space[8]}))` },
  },
})

// app/frame/AppShell.tsx reuses the same elements until the first screen is ready.
globalStyle('#placeholder > h1', { paddingBlockEnd: vars.space[4] })
globalStyle('#placeholder > p', { width: 'fit-content', margin: '35dvh auto 0' })
globalStyle('#placeholder > h1 ~ p', { display: 'none' })
globalStyle(':is(#shell, #placeholder) > h1', { fontSize: vars.text.xxl })
// The style equals that in record/status/PeriodSentence.css.ts.
globalStyle(':is(#shell, #placeholder) > strong', {
  display: 'block',
  fontSize: '1.125rem',
  fontWeight: 600,
  textWrap: 'pretty',
})
globalStyle(':is(#shell, #placeholder) > p', { color: vars.color.inkMuted })
