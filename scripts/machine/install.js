// Installs packages only when some are missing: the second start does not run npm.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint, unlessDone } from '../fingerprint.js'
import { node, root, run, step, StepFailed } from '../steps.js'

const lockFile = join(root, 'package-lock.json')

export async function install() {
  const mark = `${fingerprint(['package.json', 'package-lock.json', '.npmrc'])} ${process.platform} ${process.arch}`
  await unlessDone({ stamp: 'node_modules/.installed', mark, makes: [] }, async () => {
    if (!isInstalled()) await step('install packages', installPackages)
  })
}

async function installPackages() {
  // NODE_ENV=production in the environment must not drop what the build needs.
  const flags = ['--include=dev', '--no-audit', '--no-fund']
  try {
    await npm(['ci', ...flags])
  } catch (refusal) {
    // A lock made with a registry that lacks other platforms' optional binaries is refused by `npm ci`: what it does
    // pin still holds for `npm install`, which must not rewrite it.
    if (!(refusal instanceof StepFailed) || !/EUSAGE|in sync/.test(refusal.message)) throw refusal
    const lock = readFileSync(lockFile)
    await npm(['install', '--no-save', ...flags])
    if (!readFileSync(lockFile).equals(lock)) writeFileSync(lockFile, lock)
  }
}

/** @param {string[]} args */
export function npm(args) {
  const cli = process.env['npm_execpath']
  return cli?.endsWith('.js')
    ? node([cli, ...args])
    : run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args)
}

/** @typedef {{ version?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Locked */

/** Every package of the lock that is needed here, at its version. */
function isInstalled() {
  /** @type {Record<string, Locked>} */
  const packages = JSON.parse(readFileSync(lockFile, 'utf8')).packages
  return Object.entries(packages).every(([path, locked]) => {
    if (path === '' || (locked.optional && !isOurBinary(locked))) return true
    const manifest = join(root, path, 'package.json')
    return (
      existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === locked.version
    )
  })
}

/** An optional package is one platform's binary, or what only such a binary needs. @param {Locked} locked */
function isOurBinary({ os, cpu, libc }) {
  if (os === undefined || cpu === undefined) return false
  const ourLibc = existsSync('/etc/alpine-release') ? 'musl' : 'glibc'
  return (
    os.includes(process.platform) &&
    cpu.includes(process.arch) &&
    (libc === undefined || libc.includes(ourLibc))
  )
}
