// `node scripts/build/typescript6.js <program> <arguments>`: runs a program that uses the interface of TypeScript 6,
// which version 7, our compiler, does not have. In it 'typescript' is version 6.

import Module, { register } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const former = 'typescript-6'
const hooks = `export const resolve = (name, context, next) => next(name === 'typescript' ? '${former}' : name, context)`
register(`data:text/javascript,${encodeURIComponent(hooks)}`)

/** @type {{ _resolveFilename: (name: string, ...rest: unknown[]) => string }} */
const resolver = /** @type {any} */ (Module)
const resolveFilename = resolver._resolveFilename
resolver._resolveFilename = (name, ...rest) =>
  resolveFilename(name.replace(/^typescript(?=\/|$)/, former), ...rest)

// The program finds its arguments where it would without this file.
process.argv.splice(1, 1)
await import(pathToFileURL(resolve(process.argv[1] ?? '')).href)
