// The five questions of a day, and what is kept of their answers (spec 2 §3, Measurement).

export const categories = ['hydration', 'appetite', 'vomiting', 'urination', 'energy'] as const
export type Category = (typeof categories)[number]

export type StatusColor = 'green' | 'amber' | 'red'

export const hydrationLevels = ['less', 'normal', 'more'] as const
export type HydrationLevel = (typeof hydrationLevels)[number]

export const clumpSizes = ['small', 'medium', 'large'] as const
export type ClumpSize = (typeof clumpSizes)[number]

export type YesNo = 'yes' | 'no'

export const vomitingTypes = ['hairball', 'waterIntolerance', 'regurgitation'] as const
export type VomitingType = Record<(typeof vomitingTypes)[number], boolean>

export const urinationSigns = ['straining', 'bloodVisible', 'noUrination'] as const
export type UrinationSigns = Record<(typeof urinationSigns)[number], boolean>

/** What is stored and sent of one day's answers, under the names of REST. */
export interface EntryFields {
  waterMl: number | null
  appetite: number | null
  vomiting: number | null
  vomitingType: VomitingType
  urination: number | null
  urinationSigns: UrinationSigns
  urinationBallSize: ClumpSize | null
  lethargy: number | null
  note: string | null
  quickHydrationValue: HydrationLevel | null
  subcutaneousPerfusion: YesNo | null
}

export interface Entry extends EntryFields {
  /** ISO instant */
  date: string
  /** YYYY-MM-DD, the owner's calendar day */
  day: string
  /** the cat's weight at the time of the entry: a later weight never repaints the past (decisions, Rules) */
  weightGrams: number | null
}

/** What the rules look at: the note is the vet's to read. Who judges a hundred entries at once has numbers instead of text. */
export interface Judged extends Omit<Entry, 'note' | 'day' | 'date'> {
  /** or days since 1970 */
  day: string | number
  /** or ms since 1970 */
  date: string | number
}

export const emptyFields: EntryFields = {
  waterMl: null,
  appetite: null,
  vomiting: null,
  vomitingType: { hairball: false, waterIntolerance: false, regurgitation: false },
  urination: null,
  urinationSigns: { straining: false, bloodVisible: false, noUrination: false },
  urinationBallSize: null,
  lethargy: null,
  note: null,
  quickHydrationValue: null,
  subcutaneousPerfusion: null,
}

const hasFlag = (flags: VomitingType | UrinationSigns): boolean => Object.values(flags).includes(true)

type Answers = Omit<EntryFields, 'note'>

/** A null is no evidence, but a ticked sign is, even where nobody counted (decisions, Rules). */
const answered: Record<Category, (entry: Answers) => boolean> = {
  hydration: (entry) => entry.quickHydrationValue !== null || entry.waterMl !== null,
  appetite: (entry) => entry.appetite !== null,
  vomiting: (entry) => entry.vomiting !== null || hasFlag(entry.vomitingType),
  urination: (entry) => entry.urination !== null || hasFlag(entry.urinationSigns),
  energy: (entry) => entry.lethargy !== null,
}

export function isAnswered(entry: Answers, category: Category): boolean {
  return answered[category](entry)
}

export function unansweredCategories(entry: Answers): Category[] {
  return categories.filter((category) => !isAnswered(entry, category))
}
