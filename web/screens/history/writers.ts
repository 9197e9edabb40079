import { clockTime } from '#shared/time'

interface Written {
  uuid: string
  by: string | null | undefined
  answeredAt: string
}

/** Of an entry, who answered and when: 'Camille, 08:12'. Where the reader wrote all of them herself, nobody is named. */
export function writers(entries: readonly Written[], { reader, timeZone }: { reader: string; timeZone: string }): (entry: { id: string }) => string | null {
  const others = entries.some(({ by }) => by && by !== reader)
  const words = new Map(others ? entries.map(({ uuid, by, answeredAt }) => [uuid, by ? `${by}, ${clockTime(answeredAt, timeZone)}` : null]) : [])
  return ({ id }) => words.get(id) ?? null
}
