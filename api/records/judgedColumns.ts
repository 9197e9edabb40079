import type { Judged } from '#shared/health/entry'
import type { Measurement } from '#prisma'

// A hundred entries as the rules look at them, for the strips: days and instants are numbers, which nobody has to parse
// entry by entry, and the six flags the bits of one. Half the bytes of the same columns as they are.

type Plain = Pick<Measurement, 'waterMl' | 'appetite' | 'vomiting' | 'urination' | 'urinationBallSize' | 'lethargy' | 'quickHydrationValue' | 'subcutaneousPerfusion' | 'weightGrams'>

/** Column by column. */
export type JudgedJson = { [Key in keyof Plain]: Plain[Key][] } & {
  /** days since 1970 */
  day: number[]
  /** ms since 1970 */
  date: number[]
  flags: number[]
}

const flags = ['hairball', 'water_intolerance', 'regurgitation', 'straining', 'blood_visible', 'no_urination']

/** Of a row of measurements. */
export const judgedColumns = {
  day: `day - date '1970-01-01'`,
  date: `(date_part('epoch', date) * 1000)::bigint`,
  waterMl: 'water_ml',
  appetite: 'appetite',
  vomiting: 'vomiting',
  urination: 'urination',
  flags: flags.map((column, bit) => `(${column}::int << ${bit})`).join(' | '),
  urinationBallSize: 'urination_ball_size',
  lethargy: 'lethargy',
  quickHydrationValue: 'quick_hydration_value',
  subcutaneousPerfusion: 'subcutaneous_perfusion',
  weightGrams: 'weight_grams',
} satisfies Record<keyof JudgedJson, string>

/** What each value of `flags` says: entries that say the same share it. */
const flagsOf = Array.from({ length: 1 << flags.length }, (_, bits): Pick<Judged, 'vomitingType' | 'urinationSigns'> => {
  const is = (bit: number) => (bits & (1 << bit)) !== 0
  return {
    vomitingType: { hairball: is(0), waterIntolerance: is(1), regurgitation: is(2) },
    urinationSigns: { straining: is(3), bloodVisible: is(4), noUrination: is(5) },
  }
})

export function judgedOf(columns: JudgedJson | null): Judged[] {
  if (!columns) return []
  return columns.day.map((day, index) => {
    const { vomitingType, urinationSigns } = flagsOf[columns.flags[index]!]!
    return {
      day,
      date: columns.date[index]!,
      weightGrams: columns.weightGrams[index]!,
      waterMl: columns.waterMl[index]!,
      appetite: columns.appetite[index]!,
      vomiting: columns.vomiting[index]!,
      vomitingType,
      urination: columns.urination[index]!,
      urinationSigns,
      urinationBallSize: columns.urinationBallSize[index]!,
      lethargy: columns.lethargy[index]!,
      quickHydrationValue: columns.quickHydrationValue[index]!,
      subcutaneousPerfusion: columns.subcutaneousPerfusion[index]!,
    }
  })
}
