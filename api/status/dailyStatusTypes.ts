import { unansweredCategories, type Category, type Entry } from '#shared/health/answers/entry'
import { dailyStatus, type DailyStatus } from '#shared/health/indicators/dailyStatus'
import { builder } from '../graphql/builder'
import { CategoryEnum, StatusColorEnum } from '../graphql/enums'

interface Tiles {
  status: DailyStatus
  unanswered: Category[]
  day: string | null
  date: Date | string | null
}

/** Returns the tiles of the newest entry; without entries, five green ones (product/rules 2.3). */
export function newestTiles(newestFirst: readonly Entry[]): Tiles {
  const [latest] = newestFirst
  return {
    status: dailyStatus(newestFirst),
    unanswered: latest ? unansweredCategories(latest) : [],
    day: latest?.day ?? null,
    date: latest?.date ?? null,
  }
}

export const DailyStatusRef = builder.objectRef<Tiles>('DailyStatus').implement({
  fields: (t) => {
    const tile = (category: Category) =>
      t.field({ type: StatusColorEnum, resolve: ({ status }) => status[category] })
    return {
      hydration: tile('hydration'),
      appetite: tile('appetite'),
      vomiting: tile('vomiting'),
      urination: tile('urination'),
      energy: tile('energy'),
      unanswered: t.field({
        type: [CategoryEnum],
        description:
          'The questions without an answer. Their tiles are green and shown as “– Non renseigné”.',
        resolve: ({ unanswered }) => unanswered,
      }),
      day: t.field({
        type: 'Date',
        nullable: true,
        description:
          'The day of the entry that determines the tiles. It is null if there is no entry.',
        resolve: ({ day }) => day,
      }),
      date: t.field({ type: 'DateTime', nullable: true, resolve: ({ date }) => date }),
    }
  },
})

export const DayStatusRef = builder
  .objectRef<Tiles & { day: string }>('DayStatus')
  .implement({
    description: 'A day with an entry, and its tiles.',
    fields: (t) => ({
      day: t.expose('day', { type: 'Date' }),
      dailyStatus: t.field({ type: DailyStatusRef, resolve: (day) => day }),
    }),
  })
