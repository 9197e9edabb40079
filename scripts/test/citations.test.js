// Every citation in the code leads to a paragraph in docs/.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../steps.js'
import {
  citableParagraphs,
  citationErrors,
  handWrittenFiles,
  missingPaths,
  numbersIn,
} from './citations.js'

const paragraphs = citableParagraphs()

test.each(handWrittenFiles())('%s', (path) => {
  expect(citationErrors(readFileSync(join(root, path), 'utf8'), new Set(paragraphs))).toEqual([])
})

test.each(handWrittenFiles().filter((path) => path.endsWith('.md')))(
  'the paths in %s exist',
  (path) => {
    expect(missingPaths(readFileSync(join(root, path), 'utf8'))).toEqual([])
  },
)

test('a path without a file is reported', () => {
  const text = '`scripts/test/{citations,{check,gone}}.js` `scripts/steps`, `gone/*.ts` `api/*.sql`'
  expect(missingPaths(`${text} \`web/gone.ts\``)).toEqual(['scripts/test/gone.js', 'web/gone.ts'])
})

test('no two paragraphs have the same number', () => {
  expect(paragraphs.filter((paragraph, index) => paragraphs.indexOf(paragraph) !== index)).toEqual(
    [],
  )
})

test('sections and paragraphs can be cited', () => {
  expect(
    numbersIn('# Title\n\n## 1. Words\n\n1.1. One.\n\n1.12. Another 1.3. within.\n\n1. a list'),
  ).toEqual(['1', '1.1', '1.12'])
})

test('a citation without a paragraph is reported', () => {
  const known = new Set(['product/rules 3', 'product/rules 3.2', 'docs/layers 1.1', 'ADR 4'])
  expect(
    citationErrors(
      '// (product/rules 3.2: why; docs/layers 1.1), and product/rules 3 (ADR 4).',
      known,
    ),
  ).toEqual([])
  expect(citationErrors('product/rules 3.2, 3.9 and product/roles 1.1 (ADR 44)', known)).toEqual([
    'product/rules 3.9 leads nowhere',
    'product/roles 1.1 leads nowhere',
    'ADR 44 leads nowhere',
  ])
})

test.each([
  'spec 2 §5, Alerts',
  '(decisions, Rules)',
  'decisions, "Two clocks"',
  'DESIGN, 7',
  'the documents’ phrases',
  '(issue 4, 3)',
])('%s cites no paragraph', (old) => {
  expect(citationErrors(`// ${old}`, new Set())).toHaveLength(1)
})
