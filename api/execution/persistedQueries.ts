import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../base/settings/projectRoot'

const file = join(projectRoot, 'web/__generated__/persistedQueries.json')
const read = () => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>

/** The web client's documents, including those of older builds. */
export const knownTexts = (): string[] => Object.values(read())

/** The documents of the web client's operations, by their names. */
export const knownOperations = (): ReadonlySet<string> =>
  new Set(knownTexts().flatMap((text) => /^(?:query|mutation) (\w+)/.exec(text)?.[1] ?? []))

/** Returns the web client's documents by id. The file is read again for a new id in development. */
export function persistedQueries(production: boolean): (id: string) => string | undefined {
  let documents = read()
  return (id) => {
    if (!Object.hasOwn(documents, id) && !production) documents = read()
    return Object.hasOwn(documents, id) ? documents[id] : undefined
  }
}
