import { NotKeptError } from './notKept'

/** What the browser's tables answer, for as long as it is worth waiting for: blocked or hung, they answer never. */
export async function answeredWithin<T>(patienceMs: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const never = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NotKeptError('silent')), patienceMs)
  })
  return await Promise.race([work, never]).finally(() => clearTimeout(timer))
}
