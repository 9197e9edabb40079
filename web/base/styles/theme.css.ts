import {
  assignVars,
  createGlobalTheme,
  createGlobalThemeContract,
  globalStyle,
} from '@vanilla-extract/css'
import { palette } from '#shared/base/palette'
import { dark, reducedMotion } from './media'

const status = (color: string) => ({
  solid: `status-${color}`,
  soft: `status-${color}-soft`,
  ink: `status-${color}-ink`,
})

/** Defines the theme: names by meaning, spaces on a 4 px grid. */
export const vars = createGlobalThemeContract({
  color: {
    paper: 'paper',
    surface: 'surface',
    surfaceRaised: 'surface-raised',
    ink: 'ink',
    inkMuted: 'ink-muted',
    line: 'line',
    lineStrong: 'line-strong',
    action: 'action',
    actionHover: 'action-hover',
    actionInk: 'action-ink',
    actionSoft: 'action-soft',
    accent: 'accent',
    accentSoft: 'accent-soft',
    focus: 'focus',
    status: {
      green: status('green'),
      amber: status('amber'),
      red: status('red'),
      none: status('none'),
    },
  },
  space: {
    1: 'space-1',
    2: 'space-2',
    3: 'space-3',
    4: 'space-4',
    5: 'space-5',
    6: 'space-6',
    8: 'space-8',
    10: 'space-10',
    12: 'space-12',
    16: 'space-16',
  },
  radius: { s: 'radius-s', m: 'radius-m', l: 'radius-l', full: 'radius-full' },
  font: { body: 'font-body', display: 'font-display' },
  text: { s: 'text-s', m: 'text-m', l: 'text-l', xl: 'text-xl', xxl: 'text-xxl' },
  shadow: { card: 'shadow-card', overlay: 'shadow-overlay' },
  motion: { quick: 'motion-quick', calm: 'motion-calm' },
  touch: 'touch',
})

/**
 * Returns a space on the 4 px grid. On a phone with large letters, it does not grow with them
 * (product/pages 1.4).
 */
const space = (steps: number) => `min(${steps / 4}rem, ${steps * 1.25}vw)`

createGlobalTheme(':root', vars, {
  color: palette.light,
  space: {
    1: space(1),
    2: space(2),
    3: space(3),
    4: space(4),
    5: space(5),
    6: space(6),
    8: space(8),
    10: space(10),
    12: space(12),
    16: space(16),
  },
  radius: { s: '8px', m: '12px', l: '16px', full: '999px' },
  font: {
    body: '"Atkinson Hyperlegible Next", "Atkinson fallback", system-ui, sans-serif',
    display: 'Fraunces, "Fraunces fallback", Georgia, serif',
  },
  // Headings with large letters leave space for a word on a phone.
  text: {
    s: '0.9375rem',
    m: '1.0625rem',
    l: 'min(1.25rem, 11.5vw)',
    xl: 'min(1.625rem, 12vw)',
    xxl: 'min(2.125rem, 13.5vw)',
  },
  shadow: {
    card: '0 1px 2px rgb(74 52 28 / 6%), 0 4px 16px rgb(74 52 28 / 5%)',
    overlay: '0 2px 6px rgb(74 52 28 / 10%), 0 16px 48px rgb(74 52 28 / 18%)',
  },
  motion: { quick: '150ms ease-out', calm: '200ms ease-out' },
  touch: '3rem',
})

globalStyle(':root', {
  '@media': {
    [dark]: {
      vars: {
        ...assignVars(vars.color, palette.dark),
        ...assignVars(vars.shadow, {
          card: '0 1px 2px rgb(0 0 0 / 30%)',
          overlay: '0 2px 6px rgb(0 0 0 / 40%), 0 16px 48px rgb(0 0 0 / 50%)',
        }),
      },
    },
    [reducedMotion]: { vars: assignVars(vars.motion, { quick: '0s', calm: '0s' }) },
  },
})
