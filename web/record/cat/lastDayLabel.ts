import { shortDate } from '#shared/base/time'

/** Names the end of an axis: today, or the last day of a dead cat's record (product/cats 5.3). */
export const lastDayLabel = ({
  today,
  inMemorySince,
}: {
  readonly today: string
  readonly inMemorySince?: string | null | undefined
}): string => (inMemorySince ? shortDate(today) : 'aujourd’hui')
