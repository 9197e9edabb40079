// What the build of the web app says of its chunks.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, StepFailed } from '../steps.js'

export const folder = join(root, 'dist/web')

/** @typedef {{ file: string, name?: string, imports?: string[], css?: string[] }} Chunk */

/**
 * Fails where two chunks import one another: which of them runs first, and whether what it needs is there then, would
 * depend on the page.
 */
export function keepOrder() {
  const manifest = readChunks()
  const done = new Set()
  /** @param {string} key @param {string[]} above */
  function follow(key, above) {
    if (above.includes(key)) {
      const circle = [...above.slice(above.indexOf(key)), key].map((one) => manifest[one]?.name)
      throw new StepFailed(`Chunks in a circle (web/chunks.ts): ${circle.join(' > ')}`)
    }
    if (done.has(key)) return
    manifest[key]?.imports?.forEach((imported) => follow(imported, [...above, key]))
    done.add(key)
  }
  for (const key of Object.keys(manifest)) follow(key, [])
}

/** Modules that load later on pages without a session, and chunks that they must not bring. @type {[modules: string[], never: string[]][]} */
const strangers = [
  [['app/NewVersionBanner.tsx', 'touch'], ['ask', 'relay', 'owner']],
  [['rest'], ['ask', 'owner']],
]

/** Fails where a visitor's or a vet's page would load code that only owners need. */
export function keepApart() {
  const { closure } = readManifest()
  for (const [modules, never] of strangers) {
    const found = closure(modules).find(({ name }) => name && never.includes(name))
    if (found) throw new StepFailed(`${modules.join(', ')} would bring the chunk '${found.name}' (web/chunks.ts).`)
  }
}

/** @returns {Record<string, Chunk>} */
const readChunks = () => JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))

/** @returns {{ chunkOf: (module: string) => Chunk, closure: (modules: string[]) => Chunk[] }} */
export function readManifest() {
  const manifest = readChunks()

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
