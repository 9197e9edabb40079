// Installs another Node than the running one: the recommended version, or if that is running, the least supported one.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, StepError } from '../steps.js'
import { installPackage } from './install.js'

const recommended = '24.21.0'
const leastSupported = '20.19.0'

export const otherVersion = process.version.startsWith('v24.') ? leastSupported : recommended

/** @returns {Promise<string | undefined>} the path of its program; `undefined` if this machine cannot install it */
export async function findOtherNode() {
  const folder = join(root, '.cache/node', otherVersion)
  const name = packageName()
  const home = join(folder, 'node_modules', name)
  if (!existsSync(home))
    await installPackage(folder, `${name}@${otherVersion}`).catch(ignoreFailure)
  if (!existsSync(home)) return undefined
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const program = join(home, bin.node)
  // A program for another C library cannot start.
  const isRunning = await run(program, ['--version']).then(() => true, ignoreFailure)
  return isRunning ? program : undefined
}

/** Returns the name of the package with Node's program for this platform. */
function packageName() {
  const { platform, arch } = process
  const prefix = platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'
  return `${prefix}-${platform === 'win32' ? 'win' : platform}-${arch}`
}

/** @param {unknown} error */
function ignoreFailure(error) {
  if (error instanceof StepError || /** @type {NodeJS.ErrnoException} */ (error).code) return false
  throw error
}
