// The colours of the theme, the mails, the browser's bars, the icons and the test of contrasts.
// Petrol is for actions, pink for affection, and the status colours only for a status.

const light = {
  paper: '#f6f0e4',
  surface: '#fffcf6',
  surfaceRaised: '#fffefb',
  ink: '#2b2420',
  inkMuted: '#665a4f',
  line: '#e5dac7',
  lineStrong: '#8c7d6b',
  action: '#0e5a62',
  actionHover: '#0a474e',
  actionInk: '#fffcf6',
  actionSoft: '#dcebe8',
  accent: '#9e4860',
  accentSoft: '#f7e1e1',
  focus: '#157f8a',
  status: {
    green: { solid: '#2e7a4d', soft: '#e0efdf', ink: '#1d5634' },
    amber: { solid: '#a86200', soft: '#fbe8c3', ink: '#704200' },
    red: { solid: '#b3261e', soft: '#fbdcd6', ink: '#8a1912' },
    none: { solid: '#7d7163', soft: '#ece4d6', ink: '#5a5046' },
  },
}

const dark: typeof light = {
  paper: '#1d1815',
  surface: '#28221d',
  surfaceRaised: '#322b25',
  ink: '#f3eadc',
  inkMuted: '#c0b3a3',
  line: '#42392f',
  lineStrong: '#938575',
  action: '#7fc9c8',
  actionHover: '#9bd9d7',
  actionInk: '#0d2a2c',
  actionSoft: '#1f3a3b',
  accent: '#eba9b4',
  accentSoft: '#4a3033',
  focus: '#9ce0de',
  status: {
    green: { solid: '#7fc799', soft: '#22382a', ink: '#a9e0bc' },
    amber: { solid: '#ebb552', soft: '#40331b', ink: '#f5cf88' },
    red: { solid: '#ff8d7d', soft: '#51251f', ink: '#ffbdb2' },
    none: { solid: '#a39687', soft: '#38312a', ink: '#cec2b3' },
  },
}

/** The only place of each colour. Run `npm run icons` after changing one that the icons use. */
export const palette = { light, dark }
