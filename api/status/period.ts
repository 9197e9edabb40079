import { dayNumber, dayOf } from '#shared/base/time'
import { dayEvents } from '#shared/health/period/dayEvents'
import { periodSummary } from '#shared/health/period/periodSummary'
import { strips } from '#shared/health/period/strips'
import { STOOL_COUNTED_DAYS } from '#shared/health/thresholds/thresholds'
import { daysWithoutStool } from '#shared/health/watches/stoolWatches'
import { HealthRecord, recordClock } from '../cat/healthRecord'
import { builder, daysPrice } from '../graphql/builder'
import { bothResults, calculateOnce } from '../reading/calculateOnce'
import { curveWeighings } from '../weight/readWeights'
import { DayStatusRef } from './dailyStatusTypes'
import { DayEventRef } from './dayEventTypes'
import { loadJudged, calculateFromTiles } from './judgedDays'
import { DaysWithoutStoolRef, StripsRef } from './stripTypes'

const lastDays = builder.args((t) => ({
  last: t.int({ required: true, defaultValue: 90, description: 'Days, today included: 1–400.' }),
}))

// These fields of both readers describe the last days: tiles, events, strips and a summary.
builder.interfaceFields(HealthRecord, (t) => ({
  days: t.field({
    type: [DayStatusRef],
    complexity: daysPrice,
    args: lastDays,
    description: 'The tiles of each of the last days that has an entry, newest first.',
    resolve: (record, { last }, context) =>
      calculateFromTiles(record, context, `days ${last}`, last, ({ statuses }) => {
        const today = dayNumber(recordClock(record, context).today)
        return statuses
          .map(({ day, date, ...tiles }) => ({
            ...tiles,
            number: dayNumber(day),
            day: dayOf(day),
            date: new Date(date),
          }))
          .filter(({ number }) => number > today - last && number <= today)
      }),
  }),
  daysWithoutStool: t.field({
    type: DaysWithoutStoolRef,
    complexity: 5,
    nullable: true,
    description:
      'The days without stool among the last 30. It is null if the question was not answered in that time.',
    resolve: (record, _, context) =>
      calculateFromTiles(record, context, 'daysWithoutStool', STOOL_COUNTED_DAYS, ({ entries }) =>
        daysWithoutStool(entries, recordClock(record, context).today),
      ),
  }),
  dayEvents: t.field({
    type: [DayEventRef],
    complexity: daysPrice,
    args: lastDays,
    description:
      'The days on which a tile was amber or red, with their answers and notes, newest first.',
    resolve: (record, { last }, context) =>
      calculateFromTiles(record, context, `dayEvents ${last}`, last, (judged) =>
        dayEvents(judged, recordClock(record, context).today, last, record.gender),
      ),
  }),
  periodSummary: t.string({
    nullable: true,
    complexity: daysPrice,
    args: lastDays,
    description:
      'A French sentence about the last days: weight, vomiting, tiles that were not ' +
      'green, days with an entry. It is null if no day has one.',
    resolve: (record, { last }, context) => {
      const clock = recordClock(record, context)
      const areHidden = record.link?.hidden.has('weights')
      return calculateOnce(record, context, {
        key: `periodSummary ${last}`,
        read: () =>
          bothResults(
            loadJudged(record, last, context),
            areHidden ? null : curveWeighings(record, clock, context),
          ),
        calculate: ([judged, weighings]) => periodSummary(judged, weighings, clock.today, last),
      })
    },
  }),
  strips: t.field({
    type: StripsRef,
    complexity: daysPrice,
    args: lastDays,
    description:
      'Returns one mark per day and indicator, from the first entry on. The response is a tenth ' +
      'as large as that of `days`.',
    resolve: (record, { last }, context) =>
      calculateFromTiles(record, context, `strips ${last}`, last, ({ statuses }) =>
        strips(statuses, recordClock(record, context).today, last),
      ),
  }),
}))
