import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Workspace } from './workspace'

const root = fileURLToPath(new URL('..', import.meta.url))
const git = (...args: string[]) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()

/** Returns the newest revision with another schema: an upgrade from it runs the newest migration. */
function revisionBeforeNewestMigration(): string {
  const migrations = ['--', 'prisma/migrations']
  if (git('status', '--porcelain', ...migrations) !== '') return 'HEAD'
  return `${git('log', '-1', '--format=%H', ...migrations)}^`
}

export interface FormerBuild {
  revision: string
  folder: string
}

/**
 * Builds the server of a former revision in a temporary folder. Returns `null` if this clone does not hold the
 * revision.
 */
export function buildFormer(workspace: Workspace, revisionName?: string): FormerBuild | null {
  const revision = revisionOf(revisionName)
  if (revision === null) return null
  const folder = workspace.makeFolder('former')
  run(folder, 'sh', '-c', `git -C '${root}' archive ${revision} | tar -x`)
  if (hasPackagesOf(folder)) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  else runInNode(folder, `await (await import('./scripts/machine/install.js')).install()`)
  runInNode(folder, `await (await import('./scripts/build/generate.js')).generatePrisma()`)
  run(
    folder,
    process.execPath,
    'node_modules/vite/bin/vite.js',
    'build',
    '--config',
    'api/vite.config.ts',
  )
  return { revision, folder }
}

function revisionOf(revisionName?: string): string | null {
  try {
    return git(
      'rev-parse',
      '--short',
      '--verify',
      '--quiet',
      revisionName ?? revisionBeforeNewestMigration(),
    )
  } catch {
    return null
  }
}

type LockedPackages = Record<string, { version?: string; dev?: boolean }>

/** Returns true if the former build's production packages and `prisma` are installed here in the same versions. */
function hasPackagesOf(folder: string): boolean {
  const [former, today] = [folder, root].map(
    (place) =>
      (
        JSON.parse(readFileSync(join(place, 'package-lock.json'), 'utf8')) as {
          packages: LockedPackages
        }
      ).packages,
  ) as [LockedPackages, LockedPackages]
  const needed = Object.entries(former).filter(
    ([path, { dev }]) => path !== '' && (!dev || path === 'node_modules/prisma'),
  )
  return needed.every(([path, { version }]) => today[path]?.version === version)
}

const runInNode = (folder: string, script: string) =>
  run(folder, process.execPath, '--input-type=module', '-e', script)

function run(cwd: string, program: string, ...args: string[]): void {
  const ran = spawnSync(program, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  })
  if (ran.status !== 0)
    throw new Error(`${program} ${args.join(' ')}: ${`${ran.stdout}${ran.stderr}`.slice(-2000)}`)
}
