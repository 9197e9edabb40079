// Generates Prisma's client, the printed graph, the types of the REST calls and Relay's artifacts (docs/layers 1.2).

import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fingerprint, runIfChanged } from '../fingerprint.js'
import { install } from '../machine/install.js'
import { main, node, root, step } from '../steps.js'

const prismaEnv = {
  // `generate` downloads the schema engine unless this names a program. It never runs that program.
  PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
  PRISMA_HIDE_UPDATE_MESSAGE: '1',
  CHECKPOINT_DISABLE: '1',
  // Prisma finds the other generators on this path.
  PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
}

/** Generates the database client, which is not committed. */
export async function generatePrisma() {
  const mark = fingerprint([
    'prisma/schema.prisma',
    'prisma.config.ts',
    'node_modules/prisma/package.json',
    'node_modules/@pothos/plugin-prisma/package.json',
    'node_modules/prisma-json-types-generator/package.json',
  ])
  await runIfChanged(
    {
      stamp: 'prisma/generated/.made',
      mark,
      makes: ['prisma/generated/client.ts', 'prisma/generated/pothos.ts'],
    },
    () =>
      step('generate the database client', () =>
        node(['node_modules/prisma/build/index.js', 'generate'], { env: prismaEnv }),
      ),
  )
}

export async function generate() {
  await generatePrisma()
  await step('print the graph and the REST document', () =>
    node(['--import', 'tsx', 'api/rest/print.ts']),
  )
  await typeRest()
  await step('compile the queries', compileQueries)
}

/** Generates the types of a client of the REST document for the tests. They are not committed. */
async function typeRest() {
  const document = 'api/generated/openapi.json'
  const types = 'api/generated/openapi.ts'
  await runIfChanged(
    {
      stamp: 'api/generated/.made',
      mark: fingerprint([document, 'node_modules/openapi-typescript/package.json']),
      makes: [types],
    },
    () =>
      step('type the REST calls', () =>
        node([
          'scripts/build/typescript6.js',
          'node_modules/openapi-typescript/bin/cli.js',
          document,
          '--output',
          types,
        ]),
      ),
  )
}

const compiler = () => node(['node_modules/relay-compiler/cli.js'])

/**
 * Runs the compiler. It persists only new artifacts: those of queries lost in a merge are deleted and
 * compiled again.
 */
async function compileQueries() {
  await compiler()
  const folder = join(root, 'web/__generated__')
  const persisted = readFileSync(join(folder, 'persistedQueries.json'), 'utf8')
  const staleNames = readdirSync(folder).filter((name) => {
    const id = /@relayRequestID (\w+)/.exec(readFileSync(join(folder, name), 'utf8'))?.[1]
    return id !== undefined && !persisted.includes(`"${id}"`)
  })
  if (staleNames.length === 0) return
  for (const name of staleNames) rmSync(join(folder, name))
  await compiler()
}

await main(import.meta, async () => {
  await install()
  await generate()
})
