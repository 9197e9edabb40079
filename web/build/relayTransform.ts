import { dirname, relative, sep } from 'node:path'
import type { Plugin } from 'vite'

// Does not match `${url}/graphql`.
const tag = /(?<!\/)graphql`([^`]*)`/g
const importedTypes = /^import \{(?! PreloadableQueryRegistry)/gm
const soleGraphqlImport = /^import \{ graphql \} from 'react-relay'$/m
// A file with such a hook needs the whole document: the hook gives it to Relay.
const hook = /\buse(?:FormMutation|Deletion)\b/
const params = /"params": \{[^}]*\{\}[^}]*\}/
const definition = /\b(?:query|mutation|subscription|fragment)\s+(\w+)/

/**
 * Replaces each graphql`…` by relay-compiler's artifact. Imports are appended and lines keep their
 * numbers, so no source map is needed.
 */
export function relayTransform(artifactDirectory: string): Plugin {
  return {
    name: 'relay-transform',
    enforce: 'pre',
    transform(code, id) {
      // relay-compiler imports types as values. verbatimModuleSyntax would keep these imports, and
      // Relay with them.
      if (id.startsWith(artifactDirectory) && id.endsWith('?params'))
        return { code: `export default { ${params.exec(code)![0]} }`, map: null }
      if (id.startsWith(artifactDirectory))
        return { code: code.replace(importedTypes, 'import type {'), map: null }
      if (!/\.tsx?$/.test(id) || !code.includes('graphql`')) return null
      const folder = relative(dirname(id), artifactDirectory).split(sep).join('/')
      const from = folder.startsWith('.') ? folder : `./${folder}`
      const names = new Set<string>()
      const replaced = code.replace(tag, (_, document: string) => {
        const name = definition.exec(document)?.[1]
        if (!name) throw new Error(`${id}: a graphql tag needs a named definition`)
        names.add(name)
        return `relay$${name}${document.replace(/[^\n]/g, '')}`
      })
      // If the tag is the only use of Relay, the operation is imported without Relay and needs no
      // selections.
      const withoutRelayImport = hook.test(code)
        ? replaced
        : replaced.replace(soleGraphqlImport, '')
      const part = withoutRelayImport === replaced ? '' : '?params'
      const imports = [...names].map(
        (name) => `import relay$${name} from '${from}/${name}.graphql${part}';`,
      )
      return { code: `${withoutRelayImport}\n${imports.join('\n')}\n`, map: null }
    },
  }
}
