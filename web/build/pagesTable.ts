import type { Plugin, Rolldown } from 'vite'
import { patternToRegExp } from '../base/router/path.ts'
import { type Bundle, type Chunk, findChunk, chunksOfBundle, closure, modulesOf } from './bundle.ts'
import { documentOf } from './documents.ts'
import { extraModules, moduleOf, pages } from './pages.ts'

/**
 * Lists modules that load later on pages without an owner, and the owners' chunks that they must
 * not import.
 */
const separateModules: [modules: string[], forbidden: string[]][] = [
  [
    ['news', 'touch'],
    ['requests', 'relay', 'owner'],
  ],
  [['rest'], ['requests', 'owner']],
]

/**
 * Writes each page's document, and dist/web/.vite/pages.json for the server, budgets and journeys:
 * paths, document and first files of each page.
 */
export const pagesTable: Plugin = {
  name: 'pages-table',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      requireAcyclicChunks(bundle)
      requireSeparateModules(bundle)
      const app = String((bundle['index.html'] as Rolldown.OutputAsset).source)
      for (const page of new Map(pages.map((one) => [one.document, one])).values()) {
        if (page.document)
          this.emitFile({
            type: 'asset',
            fileName: page.document,
            source: documentOf(page, app, bundle),
          })
      }
      this.emitFile({
        type: 'asset',
        fileName: '.vite/pages.json',
        source: JSON.stringify(tableOf(bundle), null, 2),
      })
    },
  },
}

function tableOf(bundle: Bundle) {
  const chunks = chunksOfBundle(bundle).flatMap((chunk) =>
    [chunk.name, ...modulesOf(chunk)].map((name) => [name, chunk.fileName]),
  )
  const rows = pages.map(({ group, screen, paths, document = 'index.html', isRare = false }) => ({
    group,
    isRare,
    paths,
    matches: paths.map((path) => patternToRegExp(path).source),
    document,
    screen: findChunk(bundle, moduleOf(screen)).fileName,
    code: closure(bundle, ['start', ...extraModules[group], moduleOf(screen)]).map(
      ({ fileName }) => fileName,
    ),
  }))
  return { pages: rows, chunks: Object.fromEntries(chunks) as Record<string, string> }
}

/** Throws if two chunks import each other: their order of execution would depend on the page. */
function requireAcyclicChunks(bundle: Bundle): void {
  const visited = new Set<string>()
  function visit(file: string, above: string[]): void {
    if (above.includes(file)) {
      const cycle = [...above.slice(above.indexOf(file)), file].map(
        (one) => (bundle[one] as Chunk).name,
      )
      throw new Error(`Chunks in a cycle (chunks.ts): ${cycle.join(' > ')}`)
    }
    if (visited.has(file)) return
    for (const imported of (bundle[file] as Chunk).imports) visit(imported, [...above, file])
    visited.add(file)
  }
  for (const { fileName } of chunksOfBundle(bundle)) visit(fileName, [])
}

function requireSeparateModules(bundle: Bundle): void {
  for (const [modules, forbidden] of separateModules) {
    const chunk = closure(bundle, modules).find(({ name }) => forbidden.includes(name))
    if (chunk)
      throw new Error(`${modules.join(', ')} would load the chunk '${chunk.name}' (chunks.ts).`)
  }
}
