import { createRequire } from 'node:module'
import { dirname, sep } from 'node:path'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const folderOf = (name: string) =>
  `${dirname(require.resolve(`${name}/package.json`))}${sep}lib${sep}`
const runtime = folderOf('relay-runtime')
const hooks = folderOf('react-relay')

type Exports = Record<string, unknown>
const entries: Record<string, Exports> = {
  'relay-runtime': require('relay-runtime') as Exports,
  'react-relay': require('react-relay/hooks') as Exports,
}

interface Origin {
  /** The path of the module that defines a value. */
  file: string
  /** Its name there; `null` if it is the module's whole `module.exports`. */
  name: string | null
}

const app = /[\\/]web[\\/](?!build[\\/]).*\.tsx?$/
const imported = /^import \{([^}]*)\} from '(relay-runtime|react-relay)'/gm
const required = /(\w+) = require\(["']relay-runtime["']\)/g

/** Modules of which the app uses nothing, by path, with a smaller content. A use of them throws. */
const unusedModules = new Map(
  Object.entries({
    'relay-runtime/lib/store/live-resolvers/LiveResolverCache.js': `
      const { NoopResolverCache } = require('../ResolverCache')
      class LiveResolverCache extends NoopResolverCache {
        unsubscribeFromLiveResolverRecords() {}
        invalidateResolverRecords() {}
      }
      module.exports = { LiveResolverCache }`,
    'relay-runtime/lib/store/ResolverFragments.js': 'module.exports = {}',
    'relay-runtime/lib/mutations/readUpdatableFragment.js': 'module.exports = {}',
    'relay-runtime/lib/mutations/readUpdatableQuery.js': 'module.exports = {}',
    'relay-runtime/lib/mutations/RelayDeclarativeMutationConfig.js': 'module.exports = {}',
    // The other implementations are for RelayFeatureFlags.ENABLE_ACTIVITY_COMPATIBILITY = false.
    ...Object.fromEntries(
      ['useFragmentInternal', 'useLoadMoreFunction', 'useQueryLoader'].map((name) => [
        `react-relay/lib/relay-hooks/${name}.js`,
        `module.exports = require('./${name}_EXPERIMENTAL')`,
      ]),
    ),
  }).map(([path, content]) => [require.resolve(path), content]),
)

const entryFiles = new Set(
  ['react-relay', 'react-relay/hooks', 'relay-runtime'].map((entry) => require.resolve(entry)),
)

/**
 * Imports from Relay only the modules that the app uses. Its entry files are CommonJS and `require`
 * all of it, of which a bundler removes nothing.
 */
export const relayModules: Plugin = {
  name: 'relay-modules',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (entryFiles.has(id))
      throw new Error(`${id} loads all of Relay: import names from it (relayModules.ts).`)
    return unusedModules.get(id)
  },
  transform(code, id) {
    const changed = withNeededModules(code, id)
    return changed === code ? null : { code: changed, map: null }
  },
}

/** Returns the code of a file of the app or of react-relay with imports of single modules. */
export function withNeededModules(code: string, id: string): string {
  if (id.startsWith(hooks)) return withOwnRequires(code)
  return app.test(id) && !id.includes('node_modules') ? withOwnImports(code) : code
}

/** Lines keep their numbers. */
function withOwnImports(code: string): string {
  return code.replace(imported, (_, list: string, entry: string) => {
    const names = list.split(',').map((name) => name.trim())
    const imports = names.filter((name) => name !== '').map((name) => importOf(entry, name))
    return `${imports.join('; ')}${list.replace(/[^\n]/g, '')}`
  })
}

function importOf(entry: string, name: string): string {
  if (name.startsWith('type ')) return `import type { ${name.slice(5)} } from '${entry}'`
  const { file, name: exported } = originOf(entries[entry]![name], name)
  return `import ${exported === null ? name : `{ ${exported} as ${name} }`} from '${file}'`
}

/** Replaces `require('relay-runtime')`, which loads all of it, by an object of what the file uses. */
function withOwnRequires(code: string): string {
  return code.replace(required, (_, variable: string) => {
    const uses = code.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))
    const names = new Set([...uses].map(([, name]) => name!))
    const fields = [...names].map((name) => `${name}: ${valueOf(name, code)}`)
    return `${variable} = { ${fields.join(', ')} }`
  })
}

function valueOf(name: string, code: string): string {
  const value = entries['relay-runtime']![name]
  if (name !== '__internal') return requireOf(value, name)
  const used = Object.entries(value as Exports).filter(([field]) =>
    new RegExp(`__internal\\.${field}\\b`).test(code),
  )
  return `{ ${used.map(([field, part]) => `${field}: ${requireOf(part, field)}`).join(', ')} }`
}

function requireOf(value: unknown, name: string): string {
  const { file, name: exported } = originOf(value, name)
  return `require('${file}')${exported === null ? '' : `.${exported}`}`
}

function originOf(value: unknown, name: string): Origin {
  if (value === undefined) throw new Error(`Relay exports no ${name} any more (relayModules.ts).`)
  for (const [file, module] of Object.entries(require.cache)) {
    if (!file.startsWith(runtime) && !file.startsWith(hooks)) continue
    if (/[\\/]lib[\\/](?:index|hooks)\.js$/.test(file)) continue
    const exported: unknown = module!.exports
    if (exported === value) return { file, name: null }
    if (exported && (exported as Exports)[name] === value) return { file, name }
  }
  throw new Error(`No module of Relay defines ${name} (relayModules.ts).`)
}
