import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { SourcesScreen } from './SourcesScreen'

vi.mock('../../base/ui/PageHeader', () => ({ PageHeader: () => null }))

const page = renderToStaticMarkup(<SourcesScreen />)

test('each source that is named has numbers', () => {
  const sections = page.match(/<section.*?<\/section>/gs) ?? []
  expect(sections.length).toBeGreaterThan(5)
  expect(sections.filter((section) => !section.includes('<dd'))).toEqual([])
})

test('no line ends between a number and its unit', () => {
  const values = [...page.matchAll(/<dd[^>]*>([^<]*)<\/dd>/g)].map(([, value]) => value)
  expect(values).toContain('85\u202f% de l’habituelle')
  expect(values).toContain('120\u00a0h')
  expect(values.filter((value) => /\s$/.test(value ?? ''))).toEqual([])
})
