import type { Env } from '../settings/env'
import type { Database } from './database'

export async function openDatabase({
  databaseUrl,
  databasePoolerUrl = null,
  dataDir,
}: Pick<Env, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Env, 'databasePoolerUrl'>>): Promise<Database> {
  if (databaseUrl !== null)
    return (await import('./postgres')).openPostgres(databaseUrl, { poolerUrl: databasePoolerUrl })
  return await (await import('./pglite')).openPglite(dataDir)
}
