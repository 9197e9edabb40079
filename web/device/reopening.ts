/** How browsers say that a connection that stood is gone: the tab slept, the disk was away, the site's data was cleared. */
const lost = new Set(['InvalidStateError', 'UnknownError', 'AbortError', 'NotFoundError'])

/** A connection that was lost is opened again, once. The same entry written twice would be sent twice, by the same id: no second entry. */
export async function reopening<Db, T>(connection: { open(): Promise<Db>; close(): Promise<void> }, work: (db: Db) => Promise<T>): Promise<T> {
  try {
    return await work(await connection.open())
  } catch (error) {
    if (!(error instanceof Error) || !lost.has(error.name)) throw error
    await connection.close()
    return await work(await connection.open())
  }
}
