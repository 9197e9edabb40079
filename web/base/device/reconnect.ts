/** Errors of a lost connection: the tab slept, the disk was unavailable, or the site's data was cleared. */
const errorNames = new Set(['InvalidStateError', 'UnknownError', 'AbortError', 'NotFoundError'])

/** Opens a lost connection again, once. A change that is written twice is sent twice under one id, and saved once. */
export async function withReconnect<Db, T>(
  connection: { open(): Promise<Db>; close(): Promise<void> },
  work: (db: Db) => Promise<T>,
): Promise<T> {
  try {
    return await work(await connection.open())
  } catch (error) {
    if (!(error instanceof Error) || !errorNames.has(error.name)) throw error
    await connection.close()
    return await work(await connection.open())
  }
}
