import { categories, type Category } from '#shared/health/answers/entry'
import { type DayTiles, strips } from '#shared/health/period/strips'
import type { StoreRecord } from '../../base/relay/storeRecord'

type StoredRecords = Record<string, StoreRecord>

const formerKey = 'days(last:90)'
const currentKey = 'strips(last:90)'

/** Builds before 21 November 2026 stored the strips as a record per day. All other fields keep their meaning. */
export function upgradeRecords(records: StoredRecords): StoredRecords {
  const upgraded = Object.values(records).flatMap((record) => {
    const days = record[formerKey] as { __refs: string[] } | undefined
    const today = record['today']
    if (!days || currentKey in record || typeof today !== 'string') return []
    const { [formerKey]: _, ...rest } = record
    const id = `client:${String(record['__id'])}:${currentKey}`
    const { first, marks } = strips(
      days.__refs.flatMap((ref) => tilesOf(records, ref)),
      today,
      90,
    )
    return [
      { ...rest, __id: record['__id'], [currentKey]: { __ref: id } },
      { __id: id, __typename: 'Strips', first, ...marks },
    ]
  })
  return { ...records, ...Object.fromEntries(upgraded.map((record) => [record.__id, record])) }
}

function tilesOf(records: StoredRecords, ref: string): DayTiles[] {
  const day = records[ref]
  const status = records[(day?.['dailyStatus'] as { __ref?: string } | undefined)?.__ref ?? '']
  if (!day || !status) return []
  const colours = Object.fromEntries(
    categories.map((category) => [category, status[category]]),
  ) as DayTiles['status']
  return [
    { day: day['day'] as string, status: colours, unanswered: status['unanswered'] as Category[] },
  ]
}
