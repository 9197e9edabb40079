import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Bundle, type Chunk, findChunk, closure } from './bundle.ts'
import { extraModules, moduleOf, type BuiltPage, pages } from './pages.ts'

/**
 * Returns the app's document with the page's own code and a shell that shows more than a spinner.
 */
export function documentOf(page: BuiltPage, app: string, bundle: Bundle): string {
  const source = extraModules[page.group].includes('owner') ? app : withoutFirstQueries(app, bundle)
  const titledSource =
    page.title === undefined
      ? source
      : source.replace('<p>Initialisation...</p>', `<h1>${page.title}</h1>\n        $&`)
  const isOwnDocument = pages.filter(({ document }) => document === page.document).length === 1
  const html = isOwnDocument
    ? withCode(titledSource, closure(bundle, [...extraModules[page.group], moduleOf(page.screen)]))
    : titledSource
  const responseScript =
    `  <script type="application/json" id="answer" ` +
    `data-query="${queryOf('SharedScreenQuery')}"></script>\n  </body>`
  return page.group === 'vet' ? html.replace('</body>', responseScript) : html
}

/**
 * Removes the script that sends a signed-in user's queries (first.ts) from pages that few signed-in
 * users open.
 */
function withoutFirstQueries(app: string, bundle: Bundle): string {
  const shorter = app.replace(
    `<script type="module" crossorigin src="/${findChunk(bundle, 'requests').fileName}"></script>`,
    '',
  )
  if (shorter === app)
    throw new Error(
      'index.html does not begin with the script of the first queries: update documents.ts.',
    )
  return shorter
}

/**
 * Adds preload links for the code that the app will request; nothing that is shown until then waits
 * for it. The heaviest are first, since a browser sends six requests at once.
 */
function withCode(app: string, chunks: Chunk[]): string {
  const loadedChunks = chunks
    .filter(({ fileName }) => !app.includes(fileName))
    .toSorted((a, b) => b.code.length - a.code.length)
  const links = loadedChunks.map(
    ({ fileName }) =>
      `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${fileName}">`,
  )
  return app.replace('</head>', `${links.join('\n    ')}\n  </head>`)
}

function queryOf(query: string): string {
  const artifact = readFileSync(
    resolve(import.meta.dirname, `../__generated__/${query}$parameters.ts`),
    'utf8',
  )
  return /@relayRequestID (\w+)/.exec(artifact)![1]!
}
