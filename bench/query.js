import pg from 'pg'

/** @param {string} url @param {string} sql @param {unknown[]} [values] @returns {Promise<any[]>} */
export async function query(url, sql, values) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql, values)).rows
  } finally {
    await client.end()
  }
}
