import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { relayModules, withNeededModules } from '../web/build/relayModules'

const require = createRequire(import.meta.url)
const lib = (path: string) => require.resolve(path)

test('a file of the app imports the modules that define the names, on the same lines', () => {
  const code = [
    'import {',
    '  type Environment,',
    '  Store,',
    "} from 'relay-runtime'",
    "import { useFragment } from 'react-relay'",
  ].join('\n')
  expect(withNeededModules(code, '/app/web/screens/a.tsx').split('\n')).toEqual([
    `import type { Environment } from 'relay-runtime'; ` +
      `import Store from '${lib('relay-runtime/lib/store/RelayModernStore.js')}'`,
    '',
    '',
    '',
    `import useFragment from '${lib('react-relay/lib/relay-hooks/useFragment.js')}'`,
  ])
})

test('a hook of Relay requires the modules that it uses', () => {
  const code = [
    "var _require = require('relay-runtime'),",
    '  fetchQueryDeduped = _require.__internal.fetchQueryDeduped,',
    '  getRequest = _require.getRequest;',
  ].join('\n')
  const internal = lib('relay-runtime/lib/query/fetchQueryInternal.js')
  const tag = lib('relay-runtime/lib/query/GraphQLTag.js')
  expect(
    withNeededModules(code, lib('react-relay/lib/relay-hooks/loadQuery.js')).split('\n')[0],
  ).toBe(
    `var _require = { __internal: { fetchQueryDeduped: require('${internal}').fetchQueryDeduped }, ` +
      `getRequest: require('${tag}').getRequest },`,
  )
})

test('a name that Relay does not export fails the build', () => {
  const code = "import { useNothing } from 'react-relay'"
  expect(() => withNeededModules(code, '/app/web/a.ts')).toThrow('exports no useNothing')
})

test('an entry file that would load all of Relay fails the build', () => {
  const { load } = relayModules as unknown as { load: (id: string) => string | undefined }
  expect(() => load(lib('react-relay/hooks'))).toThrow('loads all of Relay')
  expect(load(lib('relay-runtime/lib/store/RelayModernStore.js'))).toBeUndefined()
})
