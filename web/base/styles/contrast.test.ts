import { describe, expect, test } from 'vitest'
import { palette } from '#shared/base/palette'

// These are relative luminance and contrast ratio of WCAG 2.2.
function luminance(hex: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test('the contrast of black on white is 21, of #767676 on white 4.54', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

describe.each(Object.entries(palette))('%s theme', (_, color) => {
  const grounds = { paper: color.paper, surface: color.surface, raised: color.surfaceRaised }
  const soft = { action: color.actionSoft, accent: color.accentSoft }
  const statuses = Object.entries(color.status)

  const text: [string, string, string][] = [
    ...Object.entries({ ...grounds, ...soft }).flatMap(
      ([on, ground]): [string, string, string][] => [
        [`ink on ${on}`, color.ink, ground],
        [`muted ink on ${on}`, color.inkMuted, ground],
        [`action on ${on}`, color.action, ground],
      ],
    ),
    ...Object.entries({ ...grounds, accentSoft: color.accentSoft }).map(
      ([on, ground]): [string, string, string] => [`accent on ${on}`, color.accent, ground],
    ),
    ['ink on line', color.ink, color.line],
    ['action ink on action', color.actionInk, color.action],
    ['action ink on action, hovered', color.actionInk, color.actionHover],
    ['surface on danger', color.surface, color.status.red.solid],
    ['surface on danger, hovered', color.surface, color.status.red.ink],
    ...statuses.flatMap(([name, { soft: ground, ink }]): [string, string, string][] => [
      [`${name} ink on its soft`, ink, ground],
      [`${name} ink on surface`, ink, color.surface],
      [`${name} ink on paper`, ink, color.paper],
      [`ink on ${name} soft`, color.ink, ground],
      [`muted ink on ${name} soft`, color.inkMuted, ground],
      [`action on ${name} soft`, color.action, ground],
    ]),
  ]
  test.each(text)('text: %s is 4.5 or more', (_name, one, other) => {
    expect(contrast(one, other)).toBeGreaterThanOrEqual(4.5)
  })

  const marks: [string, string, string][] = [
    ...Object.entries(grounds).flatMap(([on, ground]): [string, string, string][] => [
      [`border of a control on ${on}`, color.lineStrong, ground],
      [`focus ring on ${on}`, color.focus, ground],
      ...statuses.map(([name, { solid }]): [string, string, string] => [
        `${name} symbol on ${on}`,
        solid,
        ground,
      ]),
    ]),
    ...statuses.flatMap(([name, { solid, soft: ground }]): [string, string, string][] => [
      [`${name} symbol on its soft`, solid, ground],
      [`sign within the ${name} symbol`, color.surface, solid],
    ]),
    ['focus ring on soft action', color.focus, color.actionSoft],
    ['progress on its track', color.action, color.line],
  ]
  test.each(marks)('mark: %s is 3 or more', (_name, one, other) => {
    expect(contrast(one, other)).toBeGreaterThanOrEqual(3)
  })
})
