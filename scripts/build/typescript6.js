// `node scripts/build/typescript6.js <program> <arguments>`: runs a program that uses the API of TypeScript 6. The
// compiler is version 7, which lacks this API, so that 'typescript' resolves to version 6 in the program.

import Module, { register } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const version6 = 'typescript-6'
const hooks =
  'export const resolve = (name, context, next) => next(name === ' +
  `'typescript' ? '${version6}' : name, context)`
register(`data:text/javascript,${encodeURIComponent(hooks)}`)

/** @type {{ _resolveFilename: (name: string, ...rest: unknown[]) => string }} */
const resolver = /** @type {any} */ (Module)
const resolveFilename = resolver._resolveFilename
resolver._resolveFilename = (name, ...rest) =>
  resolveFilename(name.replace(/^typescript(?=\/|$)/, version6), ...rest)

// The program reads its arguments at the usual positions.
process.argv.splice(1, 1)
await import(pathToFileURL(resolve(process.argv[1] ?? '')).href)
