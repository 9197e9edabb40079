import { execFileSync, spawnSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Ground } from '../faults/ground'

const root = fileURLToPath(new URL('..', import.meta.url))
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 30 }).trim()

/** The newest revision whose schema is not today's: what an update from it changes is what may break it. */
const beforeTheNewestMigration = () => `${git('log', '-1', '--format=%H', '--', 'prisma/migrations')}^`

export interface FormerBuild {
  revision: string
  folder: string
}

/** The production build of a former revision, in a folder that is thrown away. */
export function buildFormer(ground: Ground, wanted = beforeTheNewestMigration()): FormerBuild {
  const revision = git('rev-parse', '--short', wanted)
  const folder = ground.makeFolder('former')
  run(folder, 'sh', '-c', `git -C '${root}' archive ${revision} | tar -x`)
  const samePackages = git('rev-parse', `${revision}:package-lock.json`) === git('hash-object', 'package-lock.json')
  // Otherwise the build installs its own.
  if (samePackages) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  run(folder, process.execPath, 'scripts/build/build.js')
  return { revision, folder }
}

function run(cwd: string, program: string, ...args: string[]): void {
  const ran = spawnSync(program, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 30 })
  if (ran.status !== 0) throw new Error(`${program} ${args.join(' ')}: ${`${ran.stdout}${ran.stderr}`.slice(-2000)}`)
}
