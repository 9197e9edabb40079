import type { Database } from './database'
import type { Env } from '../settings/env'

export async function openDatabase({ databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (databaseUrl !== null) return (await import('./postgres')).openPostgres(databaseUrl)
  return await (await import('./pglite')).openPglite(dataDir)
}
