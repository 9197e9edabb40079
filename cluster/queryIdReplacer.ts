import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const currentBuild = fileURLToPath(new URL('..', import.meta.url))
/** The persisted queries that bench/operations.js sends by id. An id changes with its document. */
const screens = ['HomeScreenQuery', 'AnalysisScreenQuery', 'SharedScreenQuery']
const idOf = (build: string, name: string) =>
  /@relayRequestID (\w+)/.exec(
    readFileSync(join(build, `web/__generated__/${name}.graphql.ts`), 'utf8'),
  )![1]!

/** Replaces the ids of persisted queries in a request's body by those of a build's web app. */
export type ReplaceQueryIds = (body: string) => string

export function queryIdReplacer(build: string): ReplaceQueryIds {
  const ids = screens.map((name): [string, string] => [idOf(currentBuild, name), idOf(build, name)])
  return (body) => ids.reduce((text, [now, then]) => text.replace(now, then), body)
}
