// dist/web/shared.html, what the server makes the vet's page of (api/http/sharedDocument.ts): the app's document, which
// names the screen's code too, and has a place for the answer to the screen's query.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { folder, readManifest } from './manifest.js'
import { root } from './steps.js'

const modules = ['screens/shared/SharedScreen.tsx', 'screens/shared/loadShared.ts']

export function writeSharedDocument() {
  const artifact = readFileSync(join(root, 'web/__generated__/SharedScreenQuery$parameters.ts'), 'utf8')
  const query = /@relayRequestID (\w+)/.exec(artifact)?.[1]
  const app = readFileSync(join(folder, 'index.html'), 'utf8')
  const page = app
    .replace('</head>', `${links(app).join('\n    ')}\n  </head>`)
    .replace('</body>', `  <script type="application/json" id="answer" data-query="${query}"></script>\n  </body>`)
  writeFileSync(join(folder, 'shared.html'), page)
}

/** What the app will ask for when it has started; what stands until then waits for none of it. @param {string} app */
function links(app) {
  const chunks = readManifest().closure(modules)
  const scripts = chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  const styles = chunks.flatMap(({ css = [] }) => css).map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`)
  return [...new Set([...scripts, ...styles])].filter((link) => !app.includes(/href="([^"]+)"/.exec(link)?.[1] ?? ''))
}
