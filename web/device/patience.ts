import { NotKeptError } from './notKept'

/** Rejects where the browser's tables, blocked or hung, do not answer in time. */
export async function answeredWithin<T>(patienceMs: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const never = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NotKeptError('silent')), patienceMs)
  })
  return await Promise.race([work, never]).finally(() => clearTimeout(timer))
}
