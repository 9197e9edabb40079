// Makes the bench's database: the server's start applies the migrations, then each user receives 500 entries on
// average.

import { readFile } from 'node:fs/promises'
import { withAnswers } from './answers.js'
import { start } from './contenders.js'
import { query } from './query.js'

/** @param {string} serverUrl @param {number} [userCount] @returns {Promise<string>} the database's URL */
export async function fill(serverUrl, userCount = 2000) {
  const name = `bench_${userCount}`
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const exists = await query(serverUrl, `SELECT 1 FROM pg_database WHERE datname = '${name}'`)
  if (exists.length > 0) return url.href
  await query(serverUrl, `CREATE DATABASE ${name}`)
  await (await start('nephrochat', url.href)).stop()
  await seed(url.href, userCount, ['seed.sql', 'postgraphile.sql'])
  return url.href
}

/** @param {string} url @param {number} userCount */
export async function seed(url, userCount, files = ['seed.sql']) {
  // VACUUM cannot run in a transaction, which several statements in one query would share.
  for (const file of files) {
    await query(
      url,
      withAnswers(await readFile(new URL(file, import.meta.url), 'utf8')).replaceAll(
        ':user_count',
        String(userCount),
      ),
    )
  }
  await query(url, 'VACUUM ANALYZE')
}
