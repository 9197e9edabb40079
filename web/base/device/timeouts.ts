import { StorageError } from './storageError'

/** Rejects where the browser's tables, blocked or hung, do not answer in time. */
export async function withTimeout<T>(patienceMs: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const never = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StorageError('silent')), patienceMs)
  })
  return await Promise.race([work, never]).finally(() => clearTimeout(timer))
}
