// Installs packages only if some are missing, so that the second start does not run npm.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint, runIfChanged } from '../fingerprint.js'
import { node, root, run, step, StepError } from '../steps.js'

const lockFile = join(root, 'package-lock.json')

export async function install() {
  const mark = `${fingerprint(['package.json', 'package-lock.json', '.npmrc'])} ${process.platform} ${process.arch}`
  await runIfChanged({ stamp: 'node_modules/.installed', mark, makes: [] }, async () => {
    if (!isInstalled()) await step('install packages', installPackages)
  })
}

async function installPackages() {
  // With NODE_ENV=production in the environment, npm would omit the build's packages.
  const flags = ['--include=dev', '--no-audit', '--no-fund']
  try {
    await npm(['ci', ...flags])
  } catch (refusal) {
    // `npm ci` refuses a lock file that lacks the optional binaries of other platforms. `npm install` then uses its
    // versions, but must not rewrite it.
    if (!(refusal instanceof StepError) || !/EUSAGE|in sync/.test(refusal.message)) throw refusal
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

/**
 * Installs one package in a folder of its own. It runs no script of the package.
 * @param {string} folder
 * @param {string} name with its version
 */
export const installPackage = (folder, name) =>
  npm([
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    name,
  ])

/**
 * Installs a folder's own packages and its own Node if its lock file has changed.
 * @param {string} folder
 * @param {string} title of the step
 */
export const installFolder = (folder, title) =>
  runIfChanged(
    {
      stamp: `${folder}/node_modules/.installed`,
      mark: fingerprint([`${folder}/package.json`, `${folder}/package-lock.json`]),
      makes: [`${folder}/node_modules/.bin/node`],
    },
    () => step(title, () => npm(['ci', '--prefix', folder, '--no-audit', '--no-fund'])),
  )

/** @typedef {{ version?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Locked */

/** Returns true if every package of the lock file for this platform is installed in its version. */
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

/**
 * Returns true if an optional package is a binary for this platform. Others are not required.
 * @param {Locked} locked
 */
function isOurBinary({ os, cpu, libc }) {
  if (os === undefined || cpu === undefined) return false
  const ourLibc = existsSync('/etc/alpine-release') ? 'musl' : 'glibc'
  return (
    os.includes(process.platform) &&
    cpu.includes(process.arch) &&
    (libc === undefined || libc.includes(ourLibc))
  )
}
