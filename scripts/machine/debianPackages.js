import { existsSync } from 'node:fs'
import { run, step, StepError } from '../steps.js'

export const canInstallDebianPackages = () =>
  process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/**
 * Installs Debian's packages.
 * @param {string} title of the step
 * @param {string[]} names
 * @param {string} instructions the message if this machine cannot install them
 */
export async function installDebianPackages(title, names, instructions) {
  if (!canInstallDebianPackages()) throw new StepError(instructions)
  await step(title, async () => {
    await run('apt-get', ['update'])
    await run('apt-get', ['install', '-y', '--no-install-recommends', ...names], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
  }).catch((/** @type {Error} */ error) => {
    throw new StepError(`${error.message}\n${instructions}`)
  })
}
