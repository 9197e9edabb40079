// dependency-cruiser reads TypeScript by version 6's interface, which version 7, our compiler, does not have: here
// 'typescript' means 6. Arguments are the cruiser's: `node scripts/test/cruise.js api web --output-type text`.

import Module, { register } from 'node:module'

const elder = 'typescript-6'
const hooks = `export const resolve = (name, context, next) => next(name === 'typescript' ? '${elder}' : name, context)`
register(`data:text/javascript,${encodeURIComponent(hooks)}`)

/** @type {{ _resolveFilename: (name: string, ...rest: unknown[]) => string }} */
const resolver = /** @type {any} */ (Module)
const resolveFilename = resolver._resolveFilename
resolver._resolveFilename = (name, ...rest) =>
  resolveFilename(name.replace(/^typescript(?=\/|$)/, elder), ...rest)

await import(
  new URL('../../node_modules/dependency-cruiser/bin/dependency-cruise.mjs', import.meta.url).href
)
