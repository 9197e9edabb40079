import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createIcon from './createIcon'

const Icon = createIcon({ node: [['path', { d: 'M2 2h20' }]] })

test.each([
  [20, '1.25em'],
  [24, '1.5em'],
  ['0.85em', '0.85em'],
])('an icon of the size %j is %s wide and high, and grows with the letters', (size, expected) => {
  const markup = renderToStaticMarkup(createElement(Icon, { size }))
  expect(markup).toContain(`width="${expected}" height="${expected}"`)
})
