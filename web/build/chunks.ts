import { resolve } from 'node:path'
import { extraModules, type PageGroup, moduleOf, pages } from './pages.ts'

interface Graph {
  getModuleInfo(id: string): { importedIds: string[] } | null
}

const screens = (name: PageGroup) =>
  pages.filter(({ group }) => group === name).map(({ screen }) => moduleOf(screen))

/** Modules by the occasion at which a page loads them, each with its static imports. */
const roots = {
  // A page first needs its screen, and the modules that the session and the router load with it.
  firstScript: ['first.ts'],
  react: ['reactChunk.ts'],
  entry: ['main.tsx'],
  homeRoute: ['homeRoute.ts', 'session/tokenRefresh.ts'],
  firstQueries: ['signedInRoutes.ts'],
  home: screens('home'),
  landing: ['screens/landing/LandingScreen.tsx'],
  owner: [
    'session/viewer.ts',
    'session/startQuery.ts',
    'offline/mirror/environment.ts',
    'app/frame/SignedIn.tsx',
  ],
  vet: [...screens('vet'), ...extraModules.vet],
  front: [...screens('front'), 'screens/notFound/NotFoundScreen.tsx'],
  account: screens('account'),
  record: screens('record'),
  others: [...screens('home'), ...screens('others')],
  care: screens('care'),
  // These modules load once a page is drawn: new versions, the record's lower parts, and the layers
  // that respond to a touch.
  news: ['app/update/NewVersionBanner.tsx', 'app/update/newVersion.ts'],
  rest: [
    'record/page/FoldedSections.tsx',
    'record/page/RecordDetails.tsx',
    'record/sheet/RecordSheet.tsx',
  ],
  touch: ['base/ui/toasts/Toaster.tsx', 'base/ui/tooltips/Tooltip.tsx'],
  // Each owner's page loads these once it is drawn.
  pending: [
    'offline/kinds/index.ts',
    'offline/kinds/applyPending.ts',
    'offline/mirror/mirrorResponse.ts',
    'app/record/offlineRecord.ts',
    'app/pending/PendingDialog.tsx',
  ],
  frame: [
    'app/frame/BottomNav.tsx',
    'app/install/InstallBanner.tsx',
    'app/banner/DeferredBanners.tsx',
    'app/banner/ReceivedBanner.tsx',
  ],
  // Small modules that a record page shares with parts that load later.
  small: [
    'offline/queue/pendingEntry.ts',
    'record/pending/useQueuedSave.ts',
    'record/cat/VetNumber.tsx',
    'record/cat/deceasedWords.ts',
  ],
}

/** By group, how many of its roots load a module. */
type LoaderCounts = Record<keyof typeof roots | 'relay' | 'signedIn' | 'atHome', number>

/**
 * Names the chunk of the first condition that holds; `null` if the bundler decides.
 * A chunk is a request, of which a browser sends six at once. It is compressed alone, and each page
 * lists its name. Visitors load no Relay, and a vet loads nothing of the owner's. Chunks of home
 * ('front', 'recordBase', 'owner', 'relay') contain only what home needs; 'layers', 'answers' and
 * 'screens' are what other pages share beyond that.
 */
const chunks: [chunk: string | null, holds: (loaders: LoaderCounts) => number | boolean][] = [
  ['react', (loaders) => loaders.react],
  // The queries are sent before anything heavy has loaded; visitors load the shared part.
  ['base', (loaders) => loaders.firstScript && loaders.entry + loaders.account + loaders.vet],
  ['requests', (loaders) => loaders.firstScript],
  ['start', (loaders) => loaders.entry],
  ['relay', (loaders) => loaders.relay && loaders.atHome],
  ['homeRoute', (loaders) => loaders.homeRoute],
  ['firstQueries', (loaders) => loaders.firstQueries],
  ['start', (loaders) => loaders.account && loaders.vet && loaders.front],
  ['base', (loaders) => loaders.account && loaders.vet],
  ['start', (loaders) => loaders.account && loaders.atHome + loaders.pending],
  ['account', (loaders) => loaders.account && loaders.account + loaders.signedIn > 1],
  [null, (loaders) => loaders.account],
  [
    'front',
    (loaders) =>
      loaders.front &&
      loaders.front + loaders.vet + loaders.signedIn > 1 &&
      loaders.atHome + loaders.landing,
  ],
  ['layers', (loaders) => loaders.front && loaders.front + loaders.vet + loaders.signedIn > 1],
  [null, (loaders) => loaders.front],
  // Visitors also get new versions, toasts and tooltips.
  [
    'front',
    (loaders) =>
      (loaders.news || loaders.touch) && loaders.vet + loaders.signedIn && loaders.atHome,
  ],
  ['layers', (loaders) => (loaders.news || loaders.touch) && loaders.vet + loaders.signedIn],
  // The vet's record also has the lower parts.
  ['recordBase', (loaders) => loaders.atHome && (loaders.vet || loaders.rest)],
  ['answers', (loaders) => loaders.vet && loaders.signedIn && loaders.others + loaders.pending],
  // All lower parts share these with a page of the owner.
  [
    'record',
    (loaders) => loaders.signedIn && (loaders.vet || (loaders.record && loaders.rest > 2)),
  ],
  // The pages of care share modules with the record's lower parts, but do not load these parts.
  [
    'care',
    (loaders) =>
      loaders.care && !loaders.signedIn && (loaders.rest ? !loaders.touch : loaders.touch),
  ],
  // Pending changes are judged and written without the views of the record's lower parts.
  [
    'recordRules',
    (loaders) => loaders.rest && loaders.pending && !loaders.touch && !loaders.signedIn,
  ],
  ['signRules', (loaders) => loaders.rest && loaders.pending && !loaders.touch],
  ['careRules', (loaders) => loaders.care === 1 && loaders.pending && !loaders.signedIn],
  [null, (loaders) => loaders.care && loaders.pending && !loaders.signedIn],
  ['pending', (loaders) => loaders.pending && !loaders.signedIn],
  ['frame', (loaders) => loaders.frame && !loaders.signedIn && !loaders.rest],
  ['journal', (loaders) => loaders.record && loaders.rest && !loaders.others && !loaders.touch],
  ['rest', (loaders) => loaders.rest && !loaders.touch && !loaders.signedIn],
  ['touch', (loaders) => loaders.touch && !loaders.rest && !loaders.signedIn],
  [
    'owner',
    (loaders) => loaders.owner || (loaders.atHome && (isShared(loaders) || isSmall(loaders))),
  ],
  ['news', (loaders) => loaders.news],
  ['screens', (loaders) => isShared(loaders) || loaders.small],
]

/**
 * Small modules that a record page shares with another page are not worth a request each. The vet's
 * page also loads the record's lower parts, which must not load a chunk of the owner's pages.
 */
function isShared({ record, others, rest, touch }: LoaderCounts): boolean {
  return record + others > 2 || (record > 0 && others > 0 && rest + touch === 0)
}

/** An icon or a hook that home shares with one other page is not worth a request either. */
function isSmall({ record, others, rest, touch }: LoaderCounts): boolean {
  return record + others > 1 && rest + touch === 0
}

/** Relay, and the packages that only it uses. */
const relay =
  /[\\/]node_modules[\\/](?:relay-runtime|react-relay|fbjs|invariant|@babel[\\/]runtime)[\\/]/

/** Returns the chunk of a module; `null` if the bundler decides. */
export function chunkNameOf(id: string, graph: Graph): string | null {
  // There is a single style sheet, named by the document: a second import would not wait for a
  // sheet that a first one is loading.
  if (id.endsWith('.vanilla.css')) return 'look'
  importsOf ??= createImportsOf(graph)
  const counts = Object.entries(roots).map(
    ([group, paths]) => [group, paths.filter((root) => importsOf!(root).has(id)).length] as const,
  )
  const loaders = Object.fromEntries(counts) as LoaderCounts
  loaders.relay = relay.test(id) ? 1 : 0
  loaders.signedIn = loaders.owner + loaders.record + loaders.others
  loaders.atHome = loaders.owner + loaders.home
  return chunks.find(([, holds]) => holds(loaders))?.[0] ?? null
}

/** Most functions of these chunks are called before a page is drawn. */
export const compiledAtOnce = new Set([
  'react',
  'start',
  'relay',
  'requests',
  'homeRoute',
  'firstQueries',
  'recordBase',
  'front',
  'answers',
  'layers',
  'record',
  'owner',
  'screens',
])

let importsOf: ((root: string) => Set<string>) | undefined

/** Returns a function from a module to the set of its static imports, itself included. */
function createImportsOf(graph: Graph): (root: string) => Set<string> {
  const modulesByRoot = new Map<string, Set<string>>()
  function addImports(id: string, found: Set<string>): Set<string> {
    if (found.has(id)) return found
    found.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) addImports(imported, found)
    return found
  }
  return (root) => {
    const id = resolve(import.meta.dirname, '..', root)
    if (!graph.getModuleInfo(id)) throw new Error(`${root} does not exist: update chunks.ts.`)
    const modules = modulesByRoot.get(root) ?? addImports(id, new Set())
    modulesByRoot.set(root, modules)
    return modules
  }
}
