// What the build of the web app says of its chunks.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, StepFailed } from './steps.js'

export const folder = join(root, 'dist/web')

/** @typedef {{ file: string, imports?: string[], css?: string[], isEntry?: boolean }} Chunk */

/** @returns {{ entry: string, chunkOf: (module: string) => Chunk, closure: (modules: string[]) => Chunk[] }} */
export function readManifest() {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))

  /** @param {string} module */
  function chunkOf(module) {
    const chunk = manifest[module]
    if (!chunk) throw new StepFailed(`${module} is no chunk of its own any more: what names it in scripts/ has to follow.`)
    return chunk
  }

  /** The modules' chunks with all that those import. @param {string[]} modules */
  function closure(modules) {
    /** @type {Set<Chunk>} */
    const chunks = new Set()
    /** @param {string} module */
    function add(module) {
      const chunk = chunkOf(module)
      if (chunks.has(chunk)) return
      chunks.add(chunk)
      chunk.imports?.forEach(add)
    }
    modules.forEach(add)
    return [...chunks]
  }

  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? ''
  return { entry, chunkOf, closure }
}
