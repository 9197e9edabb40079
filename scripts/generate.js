// What is written by programs: Prisma's client, the printed graph, Relay's artifacts (DESIGN, 7).
import { fingerprint, unlessDone } from './fingerprint.js'
import { install } from './install.js'
import { main, node, step } from './steps.js'

const prismaEnv = {
  // `generate` never runs the schema engine but wants to download it; any program in its place will do.
  PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
  PRISMA_HIDE_UPDATE_MESSAGE: '1',
  CHECKPOINT_DISABLE: '1',
}

/** The one generated thing that is not committed. */
export async function generatePrisma() {
  const mark = fingerprint(['prisma/schema.prisma', 'prisma.config.ts', 'node_modules/prisma/package.json'])
  await unlessDone({ stamp: 'prisma/generated/.made', mark, makes: ['prisma/generated/client.ts'] }, () =>
    step('generate the database client', () => node(['node_modules/prisma/build/index.js', 'generate'], { env: prismaEnv })),
  )
}

export async function generate() {
  await generatePrisma()
  await step('print the graph', () => node(['--import', 'tsx', 'api/schema/print.ts']))
  await step('compile the queries', () => node(['node_modules/relay-compiler/cli.js']))
}

await main(import.meta, async () => {
  await install()
  await generate()
})
