import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../projectRoot'

const file = join(projectRoot, 'web/__generated__/persistedQueries.json')
const read = () => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>

/** The web client's documents by their id. In development the compiler adds to them while the server runs. */
export function persistedQueries(production: boolean): (id: string) => string | undefined {
  let documents = read()
  return (id) => {
    if (!Object.hasOwn(documents, id) && !production) documents = read()
    return Object.hasOwn(documents, id) ? documents[id] : undefined
  }
}
