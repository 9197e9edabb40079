import { resolve } from 'node:path'

/** What the bundler tells of a module. */
interface Graph {
  getModuleInfo(id: string): { importedIds: string[] } | null
}

const screens = (...names: string[]) => names.map((name) => `screens/${name[0]!.toLowerCase()}${name.slice(1)}/${name}Screen.tsx`)

// What a page asks for before it is there: its screen, and what the session and the router load beside it.
const ahead = ['first.ts']
const react = ['reactFirst.ts']
const entry = ['main.tsx']
const questions = ['signedInRoutes.ts', 'session/upkeep.ts']
const relay = ['../node_modules/relay-runtime/index.js', '../node_modules/react-relay/hooks.js']
const owner = ['session/viewer.ts', 'relay/environment.ts', 'relay/loading.ts', 'app/SignedIn.tsx']
const vet = [...screens('Shared'), 'screens/shared/loadShared.ts']
const front = screens('Landing', 'LegalNotice', 'NotFound')
const account = screens('Login', 'ForgotPassword', 'ResetPassword', 'VerifyEmail')
const record = screens('Analysis', 'History')
const others = [...screens('Home', 'QuickEntry', 'Animal', 'AddAnimal', 'Settings', 'Share', 'ShareLinks', 'Admin'), 'screens/share/ShareListScreen.tsx']

const news = ['app/NewVersionBanner.tsx']
// What comes at once when a page stands: the record's lower parts, and what answers a touch.
const after = {
  rest: ['record/strips/StatusStrips.tsx', 'record/weightCurve/WeightCurve.tsx', 'record/sheet/RecordSheet.tsx'],
  touch: ['ui/Toaster.tsx', 'ui/Tooltip.tsx'],
}

/**
 * Which chunk a module shares with others that are needed together. Each chunk is a request of its own, of which a
 * browser sends six at once; it compresses alone, and has its name in the list that every page carries. Who needs less
 * pays for none of it: visitors not for Relay, a vet not for what only owners see. Null: the bundler decides.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  reads ??= measure(graph)
  const readers = (roots: string[]) => roots.filter((root) => reads!(root).has(id)).length
  const [forVet, forOwner, forRecord, forOthers] = [vet, owner, record, others].map(readers) as [number, number, number, number]
  const signedIn = forOwner + forRecord + forOthers
  // All styles in one file that the document names, 11 kB: a second import does not wait for a style sheet that a first
  // one has begun to load.
  if (id.endsWith('.vanilla.css')) return 'look'
  if (readers(react)) return 'react'
  // What is asked leaves before anything heavy is there; of it, visitors pay only for what they need too.
  if (readers(ahead)) return readers(entry) + readers(account) + forVet ? 'base' : 'ask'
  if (readers(entry)) return 'start'
  if (readers(relay)) return 'relay'
  if (readers(questions)) return 'questions'
  if (readers(account) && forVet) return readers(front) ? 'start' : 'base'
  if (readers(account)) return readers(account) + signedIn > 1 ? 'account' : null
  if (readers(front)) return readers(front) + forVet + signedIn > 1 ? 'front' : null
  // Visitors hear of a new build, and touch things, too.
  if (readers([...news, ...after.touch]) && forVet + signedIn) return 'front'
  if (forVet && signedIn) return forOwner + forOthers ? 'asked' : 'record'
  const comes = Object.entries(after).filter(([, roots]) => readers(roots))
  if (comes.length === 1 && !signedIn) return comes[0]![0]
  // A vet's record has those lower parts too.
  if (forOwner && readers(after.rest)) return 'asked'
  return forOwner || forRecord + forOthers > 2 ? 'owner' : null
}

/** The chunks of which most is called before a page is there. */
export const compiledAtOnce = new Set(['react', 'start', 'relay', 'ask', 'questions', 'asked', 'front', 'record', 'owner'])

let reads: ((root: string) => Set<string>) | undefined

/** The modules that come with one, itself included. */
function measure(graph: Graph): (root: string) => Set<string> {
  const known = new Map<string, Set<string>>()
  function reach(id: string, found: Set<string>): Set<string> {
    if (found.has(id)) return found
    found.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reach(imported, found)
    return found
  }
  return (root) => {
    const id = resolve(import.meta.dirname, root)
    if (!graph.getModuleInfo(id)) throw new Error(`${root} is gone: what names it in chunks.ts has to follow.`)
    const modules = known.get(root) ?? reach(id, new Set())
    known.set(root, modules)
    return modules
  }
}
