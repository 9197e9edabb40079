// A database of the bench's own: our migrations, applied by our own start, then a million entries.
import { readFile } from 'node:fs/promises'
import { withAnswers } from './answers.js'
import { start } from './contenders.js'
import { query } from './query.js'

const name = 'bench'

/** @param {string} serverUrl @returns {Promise<string>} the database's URL */
export async function fill(serverUrl) {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const exists = await query(serverUrl, `SELECT 1 FROM pg_database WHERE datname = '${name}'`)
  if (exists.length > 0) return url.href
  await query(serverUrl, `CREATE DATABASE ${name}`)
  await (await start('nephrochat', url.href)).stop()
  // What lies before a VACUUM may share a transaction, VACUUM may not.
  for (const file of ['seed.sql', 'postgraphile.sql']) {
    await query(url.href, withAnswers(await readFile(new URL(file, import.meta.url), 'utf8')))
  }
  await query(url.href, 'VACUUM ANALYZE')
  return url.href
}
