// `npm run simulate [-- --quick] [--write]`: prints how often the rules alarm for stable cats, and when for failing
// ones. `--write` also writes the tables into docs/clinical.md; `--quick` simulates a fifth of the cats.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../scripts/steps.js'
import { table } from '../table.js'
import { type Distribution, distributions } from './distributions'
import { falseAlarmTable } from './falseAlarms'
import { sensitivityTable } from './sensitivity'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})
const cats = values.quick ? 40 : 200

const numbersOf = (value: Distribution['value']): string =>
  typeof value === 'number'
    ? String(Number(value.toFixed(2)))
    : Array.isArray(value)
      ? value.map(numbersOf).join('; ')
      : Object.entries(value)
          .map(([level, number]) => `${level} ${numbersOf(number)}`)
          .join(', ')

const sections = {
  'false alarms': falseAlarmTable(cats),
  sensitivity: sensitivityTable(cats),
  distributions: table(
    ['distribution', 'value', 'source'],
    Object.values<Distribution>(distributions).map(({ label, value, source }) => [
      label,
      numbersOf(value),
      source ?? '–',
    ]),
  ),
}

for (const text of Object.values(sections)) console.log(`${text}\n`)

if (values.write) {
  const path = join(root, 'docs/clinical.md')
  const content = Object.entries(sections).reduce(
    (document, [name, text]) => {
      const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`]
      const [before, rest] = document.split(start)
      const after = rest?.split(end)[1]
      if (after === undefined) throw new Error(`docs/clinical.md has no ${start} … ${end}`)
      return `${before}${start}\n${text}\n${end}${after}`
    },
    readFileSync(path, 'utf8'),
  )
  writeFileSync(path, content)
}
