// What the server answers in the place of dist/web/index.html where it knows what the person came for: the app's document,
// which names the screen's code too, and whose shell says more than that something is coming.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { folder, readManifest } from './manifest.js'
import { root } from './steps.js'

export function writeDocuments() {
  const app = readFileSync(join(folder, 'index.html'), 'utf8')
  write('landing.html', withCode(withTitle(app, 'Le carnet de suivi des chats insuffisants rénaux'), ['screens/landing/LandingScreen.tsx']))
  // The server has the cat's name, and the answer to the screen's query (api/http/sharedDocument.ts).
  const shared = withCode(withTitle(app, ''), ['screens/shared/SharedScreen.tsx', 'screens/shared/loadShared.ts'])
  write('shared.html', shared.replace('</body>', `  <script type="application/json" id="answer" data-query="${queryOf('SharedScreenQuery')}"></script>\n  </body>`))
}

/** @param {string} name @param {string} html */
const write = (name, html) => writeFileSync(join(folder, name), html)

/** @param {string} app @param {string} title */
const withTitle = (app, title) => app.replace('<p>Initialisation...</p>', `<h1>${title}</h1>\n        $&`)

/** Names what the app will ask for when it has started; what stands until then waits for none of it. @param {string} app @param {string[]} modules */
function withCode(app, modules) {
  const chunks = readManifest().closure(modules)
  const scripts = chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  const styles = chunks.flatMap(({ css = [] }) => css).map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`)
  const links = [...new Set([...scripts, ...styles])].filter((link) => !app.includes(/href="([^"]+)"/.exec(link)?.[1] ?? ''))
  return app.replace('</head>', `${links.join('\n    ')}\n  </head>`)
}

/** The id of a persisted query. @param {string} query */
function queryOf(query) {
  const artifact = readFileSync(join(root, `web/__generated__/${query}$parameters.ts`), 'utf8')
  return /@relayRequestID (\w+)/.exec(artifact)?.[1]
}
