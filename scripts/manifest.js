// What the build of the web app says of its chunks.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, StepFailed } from './steps.js'

export const folder = join(root, 'dist/web')

/** @typedef {{ file: string, name?: string, imports?: string[], css?: string[] }} Chunk */

/** @returns {{ chunkOf: (module: string) => Chunk, closure: (modules: string[]) => Chunk[] }} */
export function readManifest() {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))

  /** By a module that has one of its own, or by the name of one that several share (web/chunks.ts). @param {string} module */
  function chunkOf(module) {
    const chunk = manifest[module] ?? Object.values(manifest).find(({ name, file }) => name === module && file.endsWith('.js'))
    if (!chunk) throw new StepFailed(`There is no chunk of ${module} any more: what names it in scripts/ has to follow.`)
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

  return { chunkOf, closure }
}
