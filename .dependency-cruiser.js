// The permitted imports. TypeScript's projects separate the environments; these rules restrict the
// imports between files.

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const test = String.raw`\.test\.tsx?$`
export const nouns =
  'account|admin|care|cat|circle|entry|labs|photo|reminder|sharing|status|stock|transfer|weight'
/** Each layer is a pattern of paths below `api/`. */
const apiLayers = [
  'base/(settings|db|log|errors|accountClock|randomToken|derivedId|slices|uuid)',
  'base/(mail|push|limits|metrics|tracing|startup)|auth/|reading/|storage/',
  'graphql/',
  'http/',
  `(${nouns})/(?!(\\w+R|r)est\\.ts)`,
  'execution/',
  `rest/|(${nouns})/(\\w+R|r)est\\.ts`,
  'pages/|backup/',
  'jobs/',
  'app.ts',
  'serve.ts|server.ts|development.ts',
]
export const webLayers = [
  'base/(?!ui/|form/)',
  // The session's Relay environment responds from the mirror (ADR 32).
  'offline/',
  'session/',
  'base/ui/',
  'base/form/',
  'record/',
  'screens/',
  'app/',
  'routes|signedInRoutes|rareRoutes',
  'main',
]
const scriptLayers = ['steps|fingerprint', 'machine/', 'build/', '(serve|data|test|measure)/']
const healthLayers = [
  'thresholds/',
  'answers/',
  'rules/',
  'indicators/',
  'alerts/',
  'history/',
  '(watches|period)/',
]

/** Forbids that a layer imports one above it. @param {string} folder @param {string[]} layers patterns of paths */
function forbidUpwardImports(folder, layers) {
  return layers
    .slice(0, -1)
    .map((layer, index) =>
      forbid(
        `${folder}: ${layer} imports nothing above it`,
        `docs/layers 2.1: inside ${folder}`,
        { path: `^${folder}/(${layer})`, pathNot: test },
        { path: `^${folder}/(${layers.slice(index + 1).join('|')})` },
      ),
    )
}

export const options = {
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '^(dist|\\.cache|\\.stryker-tmp)/' },
  tsPreCompilationDeps: true,
  tsConfig: { fileName: 'tsconfig.base.json' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default', 'types'],
  },
}

export default {
  forbidden: [
    forbid(
      'wall between web and api',
      'docs/layers 1.1: what crosses is schema.graphql and shared/',
      { path: '^web/' },
      { path: '^(api|prisma)/' },
    ),
    forbid(
      'wall between api and web',
      'docs/layers 1.1',
      { path: '^(api|prisma)/' },
      { path: '^web/' },
    ),
    forbid(
      'shared is pure',
      'docs/layers 1.1: it uses neither DOM nor Node nor GraphQL',
      { path: '^shared/', pathNot: [test, '/testing/'] },
      { pathNot: ['^shared/', '^node_modules/zod/'] },
    ),
    forbid(
      'ui imports neither Relay nor a noun',
      'the parts of one record are in web/record',
      { path: '^web/base/ui/', pathNot: test },
      {
        path: '^(node_modules/(react-relay|relay-runtime)/|web/(base/relay|__generated__)/|shared/(health/(?!answers/tileLabels)|cat/))',
      },
    ),
    forbid(
      'a screen never imports another screen',
      'docs/layers 2.2',
      { path: '^web/screens/([^/]+)/' },
      { path: '^web/screens/', pathNot: '^web/screens/$1/' },
    ),
    forbid(
      'folders of scripts are separate',
      'docs/layers 2.4',
      { path: '^scripts/(serve|data|test|measure)/' },
      { path: '^scripts/(serve|data|test|measure)/', pathNot: '^scripts/$1/' },
    ),
    forbid(
      'only tests import testing',
      'test helpers are not part of the product',
      { path: '^(api|web|shared)/', pathNot: [test, '/testing/'] },
      { path: '/testing/' },
    ),
    forbid(
      'offline imports no screen',
      'docs/layers 2.2',
      { path: '^web/offline/' },
      { path: '^web/(screens|record|base/ui|app)/' },
    ),
    forbid(
      'a noun imports another noun’s types only',
      'or what reads it: read….ts, storedAlerts',
      { path: `^api/(${nouns})/`, pathNot: test },
      {
        path: `^api/(${nouns})/`,
        pathNot: [
          '^api/$1/',
          String.raw`/(types|\w+Types|healthRecord|read[A-Z]\w*|storedAlerts)\.ts$`,
        ],
      },
    ),
    ...forbidUpwardImports('api', apiLayers),
    ...forbidUpwardImports('web', webLayers),
    ...forbidUpwardImports('shared/health', healthLayers),
    ...forbidUpwardImports('scripts', scriptLayers),
    forbid(
      'the bench imports no program',
      'a program that runs in its own process is a layer above its measurements',
      { path: '^bench/[^/]+$' },
      { path: '^bench/(contenders|endurance|lighthouse|simulation)/' },
    ),
    forbid(
      'no cycles',
      'two files that import each other should be one',
      { pathNot: '^((prisma|api)/generated|web/__generated__)/' },
      { circular: true },
    ),
    forbid(
      'no orphans',
      'a file without importers is dead code, or an entry point that is listed here',
      {
        orphan: true,
        pathNot: [
          test,
          String.raw`\.config\.(ts|js)$`,
          String.raw`^\.`,
          '^scripts/(build/typescript6|test/openapi).js$',
          '^e2e/',
          '^faults/(run.ts|reaper.js)$',
          '^cluster/run.ts$',
          '^web/__generated__/',
          '^prisma/',
          '^api/(rest/docs|generated)/',
          String.raw`\.d\.ts$`,
          '^bench/(bench|start|packages.d).[jt]s$',
          '^bench/(contenders|endurance|lighthouse)/',
        ],
      },
      {},
    ),
    forbid(
      'what is imported is installed',
      'a name that resolves to nothing; the bench’s own packages come with its first run',
      { pathNot: '^bench/' },
      { couldNotResolve: true },
    ),
    forbid(
      'what the bench imports is installed',
      'but for its own packages',
      { path: '^bench/' },
      {
        couldNotResolve: true,
        pathNot:
          '^(autocannon|lighthouse|postgraphile|puppeteer-core|@graphile/simplify-inflection)(/|$)',
      },
    ),
    forbid(
      'the server ships no development package',
      'dist/api runs with the dependencies alone',
      { path: '^(api|shared|prisma/seed)', pathNot: [test, '/testing/', 'vite.config'] },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
  ],
  options,
}
