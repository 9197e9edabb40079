// `npm run faults [-- --rounds n] [story …]`: faults done to the production build under load, and what the database has after each.

import { parseArgs } from 'node:util'
import { fetchPostgres } from '../scripts/machine/postgresPackage.js'
import { findBinaries } from '../scripts/machine/postgresPrograms.js'
import { openGround } from './ground'
import { type Installation, openEmbedded, openOnPostgres } from './installation'
import { randomOf } from './random'
import { head, rowOf } from './report'
import { mountSmallDisk } from './smallDisk'
import { stories } from './stories'
import { type Place, places, type Story } from './story'
import { tell } from './tell'

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string' }, short: { type: 'boolean' } },
  allowPositionals: true,
})
// Within `npm test` always the same.
const seed =
  process.env['FAULTS_SEED'] ?? (values.short ? '20261122' : String(Date.now() % 2 ** 31))
const isAsked = (name: string) =>
  positionals.length === 0 || positionals.some((part) => name.includes(part))
const chosen = stories.filter(
  ({ name, rounds }) => isAsked(name) && (!values.short || rounds.short > 0),
)
process.stdout.write(`FAULTS_SEED=${seed}\n${head}\n`)

const ground = openGround()
let found = 0
try {
  const bin = findBinaries() ?? (await fetchPostgres(ground.folder))
  if (bin === undefined)
    throw new Error(
      'No PostgreSQL was found or could be fetched. Install your system’s package `postgresql`.',
    )
  for (const place of places) {
    const here = chosen.filter(({ on }) => on === place)
    if (here.length > 0) found += await tellAt(place, here, bin)
  }
} finally {
  await ground.clear(found > 0)
}
if (found > 0) process.stdout.write(`${found} found; the servers’ logs are in ${ground.folder}\n`)
process.exit(found > 0 ? 1 : 0)

async function tellAt(place: Place, here: Story[], bin: string): Promise<number> {
  const deaths: string[] = []
  const disk = place.endsWith('small disk')
    ? mountSmallDisk(ground)
    : { folder: ground.makeFolder(place) }
  if (typeof disk === 'string') {
    for (const { name } of here) process.stdout.write(`${name}: not told, ${disk}\n`)
    return 0
  }
  const wanted = {
    ground,
    dataFolder: disk.folder,
    onDeath: (words: string) => void deaths.push(words),
  }
  const installation = await (place.startsWith('embedded')
    ? openEmbedded(wanted)
    : openOnPostgres(wanted, bin))
  let count = 0
  try {
    for (const story of here) count += await report(story, installation, deaths)
  } finally {
    await installation.close()
  }
  return count
}

async function report(story: Story, installation: Installation, deaths: string[]): Promise<number> {
  const rounds = Number(values.rounds ?? story.rounds[values.short ? 'short' : 'long'])
  const patienceMs = values.short ? 30_000 : 10_000
  const told = await tell(story, {
    installation,
    deaths,
    ground,
    random: randomOf(`${seed}/${story.name}`),
    rounds,
    patienceMs,
  })
  const words = [
    ...told.violations.map(({ kind, words: said }) => `${kind}: ${said}`),
    ...told.findings,
  ]
  process.stdout.write(
    `${[rowOf(told), ...words.slice(0, 20).map((line) => `    ${line}`)].join('\n')}\n`,
  )
  if (words.length > 20) process.stdout.write(`    and ${words.length - 20} more\n`)
  return words.length
}
