import { StorageError } from './storageError'

/** Rejects if the browser's database is blocked or hangs. */
export async function withTimeout<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StorageError('timeout')), timeoutMs)
  })
  return await Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}
