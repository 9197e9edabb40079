import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../base/settings/projectRoot'

const folder = join(projectRoot, 'web/__generated__')
const persistedQueries = JSON.parse(
  readFileSync(join(folder, 'persistedQueries.json'), 'utf8'),
) as Record<string, string>

/**
 * Returns the current document of a screen's query. Older ones remain registered for older clients.
 */
export function screenDocument(name: string): string {
  const id = /@relayRequestID (\w+)/.exec(
    readFileSync(join(folder, `${name}.graphql.ts`), 'utf8'),
  )![1]!
  return persistedQueries[id]!
}
