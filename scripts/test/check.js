// `npm run check`, before a push: takes under two minutes, and needs only Node.

import { build } from '../build/build.js'
import { generate } from '../build/generate.js'
import { fingerprint, runIfChanged } from '../fingerprint.js'
import { install } from '../machine/install.js'
import { main, node, step, StepError } from '../steps.js'
import { requireBudgets } from './budgets.js'
import { requireLanguage } from './language.js'

const folders = ['api', 'web', 'shared', 'prisma', 'scripts', 'e2e', 'faults', 'cluster', 'bench']
const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'
const committedFiles = ['schema.graphql', 'web/__generated__']

export async function check() {
  const before = fingerprint(committedFiles)
  await generate()
  if (fingerprint(committedFiles) !== before)
    throw new StepError(
      `${committedFiles.join(' and ')} were stale and are regenerated: commit them.`,
    )
  await step('language', requireLanguage)
  // The steps of a group run in parallel, each on one core.
  await Promise.all([
    step('two linters read the REST document', lintRest),
    step('migrations lead to the schema', () =>
      node(['--import', 'tsx', 'prisma/schemaEngine.ts', 'drift']),
    ),
  ])
  await Promise.all([
    step('types', () => node(['node_modules/typescript/bin/tsc', '-b'])),
    step('imports', async () => {
      await cruise('.dependency-cruiser.js')
      await cruise('.dependency-cruiser.folders.js')
    }),
  ])
  await Promise.all([
    step('lint', () => node(['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'])),
    step('dead code', () => node(['node_modules/knip/bin/knip.js'])),
  ])
  await build()
  await step('budgets', requireBudgets)
  await step('unit tests', () =>
    node([
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'shared',
      '--project',
      'web',
      '--project',
      'scripts',
      '--project',
      'faults',
    ]),
  )
}

const cruise = (/** @type {string} */ config) =>
  node(['scripts/build/typescript6.js', cruiser, ...folders, '--config', config])

const lintRest = () =>
  runIfChanged(
    {
      stamp: '.cache/rest.linted',
      mark: fingerprint(['api/generated/openapi.json', 'scripts/test/openapi.js', 'package.json']),
      makes: [],
    },
    () => node(['scripts/test/openapi.js']),
  )

await main(import.meta, async () => {
  await install()
  await check()
})
