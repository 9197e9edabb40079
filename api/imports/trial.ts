import type { Prisma } from '#prisma'

type Write<T> = (tx: Prisma.TransactionClient) => Promise<T>

/** A trial that went well. */
class Undone<T> extends Error {
  constructor(readonly result: T) {
    super('undone')
  }
}

/** A preview is the import itself, undone: it tells what will be, whatever the import does. */
export async function tried<T>(
  isTrial: boolean,
  transact: (write: Write<T>) => Promise<T>,
  write: Write<T>,
): Promise<T> {
  if (!isTrial) return await transact(write)
  try {
    return await transact(async (tx) => {
      throw new Undone(await write(tx))
    })
  } catch (error) {
    if (error instanceof Undone) return error.result as T
    throw error
  }
}
