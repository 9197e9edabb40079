import { resolve } from 'node:path'
import { extraModules, type Group, moduleOf, pages } from './pages.ts'

interface Graph {
  getModuleInfo(id: string): { importedIds: string[] } | null
}

const screens = (wanted: Group) =>
  pages.filter(({ group }) => group === wanted).map(({ screen }) => moduleOf(screen))

// A page first needs its screen, and the modules that the session and the router load with it.
const firstScript = ['first.ts']
const react = ['reactFirst.ts']
const entry = ['main.tsx']
const questions = ['signedInRoutes.ts', 'session/schedule.ts']
const relay = ['../node_modules/relay-runtime/index.js', '../node_modules/react-relay/hooks.js']
const owner = ['session/viewer.ts', 'offline/mirror/environment.ts', 'app/frame/SignedIn.tsx']
const vet = [...screens('vet'), ...extraModules.vet]
const front = [...screens('front'), 'screens/notFound/NotFoundScreen.tsx']
const account = screens('account')
const record = screens('record')
const others = screens('others')
const care = screens('care')

const news = ['app/update/NewVersionBanner.tsx']
// These modules load once a page is drawn: the record's lower parts, and the layers that answer a
// touch.
const deferred = {
  rest: [
    'record/page/RecordDetails.tsx',
    'record/status/strips/StatusStrips.tsx',
    'record/weight/curve/WeightCurve.tsx',
    'record/journal/JournalTable.tsx',
    'record/status/events/DayEvents.tsx',
    'record/sheet/RecordSheet.tsx',
  ],
  touch: ['base/ui/toasts/Toaster.tsx', 'base/ui/Tooltip.tsx'],
}

/**
 * Returns the chunk of a module; `null` if the bundler decides.
 * A chunk is a request, of which a browser sends six at once. It is compressed alone, and each page
 * lists its name. Visitors load no Relay, and a vet loads nothing of the owner's.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  reads ??= measure(graph)
  const readers = (roots: string[]) => roots.filter((root) => reads!(root).has(id)).length
  const [forVet, forOwner, forRecord, forOthers] = [vet, owner, record, others].map(readers) as [
    number,
    number,
    number,
    number,
  ]
  const signedIn = forOwner + forRecord + forOthers
  // There is a single style sheet, named by the document: a second import would not wait for a
  // sheet that a first one is loading.
  if (id.endsWith('.vanilla.css')) return 'look'
  if (readers(react)) return 'react'
  // The queries are sent before anything heavy has loaded; visitors load the shared part.
  if (readers(firstScript)) return readers(entry) + readers(account) + forVet ? 'base' : 'ask'
  if (readers(entry)) return 'start'
  if (readers(relay)) return 'relay'
  if (readers(questions)) return 'questions'
  if (readers(account) && forVet) return readers(front) ? 'start' : 'base'
  if (readers(account)) return readers(account) + signedIn > 1 ? 'account' : null
  if (readers(front)) return readers(front) + forVet + signedIn > 1 ? 'front' : null
  // Visitors also get new versions, toasts and tooltips.
  if (readers([...news, ...deferred.touch]) && forVet + signedIn) return 'front'
  if (forVet && signedIn) return forOwner + forOthers ? 'asked' : 'record'
  const comes = Object.entries(deferred).filter(([, roots]) => readers(roots))
  // The pages of care share modules with the record's lower parts, but do not load these parts.
  if (comes.length === 1 && !signedIn) return readers(care) ? 'care' : comes[0]![0]
  // The vet's record also has the lower parts.
  if (forOwner && readers(deferred.rest)) return 'asked'
  return forOwner || forRecord + forOthers > 2 ? 'owner' : null
}

/** Most functions of these chunks are called before a page is drawn. */
export const compiledAtOnce = new Set([
  'react',
  'start',
  'relay',
  'ask',
  'questions',
  'asked',
  'front',
  'record',
  'owner',
])

let reads: ((root: string) => Set<string>) | undefined

/** Returns a function from a module to the set of its static imports, itself included. */
function measure(graph: Graph): (root: string) => Set<string> {
  const known = new Map<string, Set<string>>()
  function reach(id: string, found: Set<string>): Set<string> {
    if (found.has(id)) return found
    found.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reach(imported, found)
    return found
  }
  return (root) => {
    const id = resolve(import.meta.dirname, '..', root)
    if (!graph.getModuleInfo(id))
      throw new Error(`${root} is gone: what names it in chunks.ts has to follow.`)
    const modules = known.get(root) ?? reach(id, new Set())
    known.set(root, modules)
    return modules
  }
}
