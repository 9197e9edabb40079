// What the server answers in the place of dist/web/index.html where it knows what the person came for: the app's document,
// which names the screen's code too, with a heading in its shell where it is known.
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { folder, readManifest } from './manifest.js'
import { root, StepFailed } from '../steps.js'

const owners = ['questions', 'owner']

/** What each names, beside what the app starts with. @type {[document: string, modules: string[], title?: string][]} */
const rows = [
  ['landing.html', ['screens/landing/LandingScreen.tsx'], 'Le carnet de suivi des chats insuffisants rénaux'],
  ['login.html', ['screens/login/LoginScreen.tsx']],
  ['visitor.html', []],
  ['home.html', [...owners, 'screens/home/HomeScreen.tsx']],
  ['analysis.html', [...owners, 'screens/analysis/AnalysisScreen.tsx']],
  ['quickEntry.html', [...owners, 'screens/quickEntry/QuickEntryScreen.tsx']],
  // The server has the cat's name, and the answer to the screen's query (api/http/sharedDocument.ts).
  ['shared.html', ['screens/shared/SharedScreen.tsx', 'screens/shared/loadShared.ts'], ''],
]

export const documents = rows.map(([name]) => name)

export function writeDocuments() {
  const app = readFileSync(join(folder, 'index.html'), 'utf8')
  const place = `  <script type="application/json" id="answer" data-query="${queryOf('SharedScreenQuery')}"></script>\n  </body>`
  for (const [name, modules, title] of rows) {
    const given = modules.includes('questions') ? app : withoutQuestions(app)
    const html = withCode(title === undefined ? given : withTitle(given, title), modules)
    writeFileSync(join(folder, name), name === 'shared.html' ? html.replace('</body>', place) : html)
  }
}

/** @param {string} app @param {string} title */
const withTitle = (app, title) => app.replace('<p>Initialisation...</p>', `<h1>${title}</h1>\n        $&`)

/** Without what asks as the person who is signed in (web/first.ts), where hardly anybody is. @param {string} app */
function withoutQuestions(app) {
  const { file } = readManifest().chunkOf('ask')
  const without = app.replace(`<script type="module" crossorigin src="/${file}"></script>`, '')
  if (without === app) throw new StepFailed('The document does not begin with what asks: scripts/build/documents.js has to follow.')
  return without
}

/**
 * Names what the app will ask for when it has started; the shell does not wait for it, nor does the
 * app's own start. A browser asks for six at once: the heaviest, which takes longest, comes first.
 * @param {string} app @param {string[]} modules
 */
function withCode(app, modules) {
  const files = readManifest().closure(modules).map(({ file }) => file)
  /** @param {string} file */
  const size = (file) => statSync(join(folder, file)).size
  const asked = [...new Set(files)].filter((file) => !app.includes(file)).toSorted((one, other) => size(other) - size(one))
  const links = asked.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`)
  return app.replace('</head>', `${links.join('\n    ')}\n  </head>`)
}

/** The id of a persisted query. @param {string} query */
function queryOf(query) {
  const artifact = readFileSync(join(root, `web/__generated__/${query}$parameters.ts`), 'utf8')
  return /@relayRequestID (\w+)/.exec(artifact)?.[1]
}
