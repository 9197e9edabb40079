import { relative, resolve } from 'node:path'
import type { Rolldown } from 'vite'

export type Bundle = Rolldown.OutputBundle
export type Chunk = Rolldown.OutputChunk

const web = resolve(import.meta.dirname, '..')

export const chunksOfBundle = (bundle: Bundle): Chunk[] =>
  Object.values(bundle).filter((output) => output.type === 'chunk')

/**
 * Returns the chunk of the module that it is loaded for, or the chunk of this name that several
 * modules share (chunks.ts).
 */
export function findChunk(bundle: Bundle, module: string): Chunk {
  const match = chunksOfBundle(bundle).find(
    (chunk) => chunk.name === module || modulesOf(chunk).includes(module),
  )
  if (!match) throw new Error(`No chunk contains ${module}: update web/build.`)
  return match
}

export const modulesOf = ({ facadeModuleId }: Chunk): string[] =>
  facadeModuleId ? [relative(web, facadeModuleId)] : []

/** Returns the modules' chunks with all their imports. */
export function closure(bundle: Bundle, modules: string[]): Chunk[] {
  const chunks = new Set<Chunk>()
  function add(chunk: Chunk): void {
    if (chunks.has(chunk)) return
    chunks.add(chunk)
    for (const file of chunk.imports) add(bundle[file] as Chunk)
  }
  for (const module of modules) add(findChunk(bundle, module))
  return [...chunks]
}
