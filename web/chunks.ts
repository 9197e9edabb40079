import { resolve } from 'node:path'

/** What the bundler tells of a module. */
interface Graph {
  getModuleInfo(id: string): { importedIds: string[]; dynamicImporters: string[] } | null
}

const screen = (name: string) => `screens/${name[0]!.toLowerCase()}${name.slice(1)}/${name}Screen.tsx`
const landing = [screen('Landing')]
const visitors = ['main.tsx', ...['Login', 'ForgotPassword', 'ResetPassword', 'VerifyEmail', 'LegalNotice', 'NotFound'].map(screen)]
const signedIn = ['signedInRoutes.ts', 'session/upkeep.ts', 'session/viewer.ts', 'relay/environment.ts', 'app/SignedIn.tsx']
const vet = [screen('Shared'), 'screens/shared/loadShared.ts']
const daily = ['Home', 'Analysis', 'QuickEntry', 'History'].map(screen)

/**
 * Which chunk a module shares with others that are always needed together: each small one is a request of its own, of
 * which a browser sends six at once. Null: the bundler decides, and what visitors load is its alone.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  const reach = reaches(graph)
  if (graph.getModuleInfo(id)?.dynamicImporters.length || reach.visitors.has(id)) return null
  const [forVet, forOwner] = [reach.vet.has(id), reach.signedIn.has(id)]
  const screens = reach.daily.filter((modules) => modules.has(id)).length
  if (reach.landing.has(id)) return screens > 1 || forOwner ? (forVet ? 'front' : 'dashboard') : null
  if (forVet && forOwner) return 'asked'
  if (forOwner) return 'owner'
  if (forVet && screens > 1) return 'record'
  return !forVet && screens > 2 ? 'daily' : null
}

let known: ReturnType<typeof measure> | undefined
const reaches = (graph: Graph) => (known ??= measure(graph))

function measure(graph: Graph) {
  function reach(roots: string[], found = new Set<string>()): Set<string> {
    for (const id of roots) {
      if (found.has(id)) continue
      found.add(id)
      reach(graph.getModuleInfo(id)?.importedIds ?? [], found)
    }
    return found
  }
  const from = (paths: string[]) => reach(paths.map((path) => resolve(import.meta.dirname, path)))
  return { visitors: from(visitors), landing: from(landing), signedIn: from(signedIn), vet: from(vet), daily: daily.map((one) => from([one])) }
}
