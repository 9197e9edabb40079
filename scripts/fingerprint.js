// Repeats a step if the content of its inputs has changed. It compares contents, since a clone gives every file a new
// date.

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './steps.js'

/**
 * Returns a hash of the files' contents and of Node's version.
 * @param {string[]} paths files and folders, from the root
 * @param {(path: string) => boolean} [counts]
 */
export function fingerprint(paths, counts = () => true) {
  const hash = createHash('sha256').update(process.version)
  for (const path of paths.flatMap(filesIn).filter(counts))
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0')
  return hash.digest('hex')
}

/** @param {string} path @returns {string[]} */
function filesIn(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesIn(`${path}/${name}`))
}

/**
 * Does the work unless it was done for this fingerprint and its outputs exist.
 * @param {{ stamp: string, mark: string, makes: string[] }} what
 * @param {() => Promise<unknown>} work
 */
export async function runIfChanged({ stamp, mark, makes }, work) {
  const file = join(root, stamp)
  if (
    existsSync(file) &&
    readFileSync(file, 'utf8') === mark &&
    makes.every((path) => existsSync(join(root, path)))
  )
    return
  await work()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, mark)
}
