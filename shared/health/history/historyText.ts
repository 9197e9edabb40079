import { keysOf } from '../../base/keysOf'
import { dayNumber, dayOf } from '../../base/time'
import type { HydrationLevel, Stool } from '../answers/entry'
import type { PastEntry } from './pastEntries'

// This text holds a cat's history. It is small enough to be read with every cat, so that a device
// judges pending entries like the server. Its parts are the last day, the days from each entry to
// it, and one part per answer. Such a part has a character per entry, newest first: '-' is no
// answer, and counts are digits of base 36.

const hydrationCodes: Record<HydrationLevel, string> = { less: 'l', normal: 'n', more: 'm' }
const stoolCodes: Record<Stool, string> = {
  normal: 'n',
  hard: 'h',
  soft: 's',
  none: '0',
  unseen: 'u',
}
const ABSENT = '-'
/** Water was not kept, and no vomiting was counted. No count is so high. */
const NOT_KEPT = 'w'
const YES = 'y'

const digit = (count: number | null): string => (count === null ? ABSENT : count.toString(36))
const countOf = (code: string): number | null =>
  code === ABSENT || code === NOT_KEPT ? null : parseInt(code, 36)
const keyOf = <Key extends string>(codes: Record<Key, string>, code: string): Key | null =>
  keysOf(codes).find((key) => codes[key] === code) ?? null

/** The code of each answer, in the order of the text. */
const codes: ((entry: PastEntry) => string)[] = [
  ({ signCount: signs }) => digit(signs),
  ({ hydration }) => (hydration ? hydrationCodes[hydration] : ABSENT),
  ({ appetite }) => digit(appetite),
  ({ vomiting, waterIntolerance }) => (waterIntolerance && !vomiting ? NOT_KEPT : digit(vomiting)),
  ({ urinations }) => digit(urinations),
  ({ energy }) => digit(energy),
  ({ stool }) => (stool ? stoolCodes[stool] : ABSENT),
  ({ hasFluids }) => (hasFluids ? YES : ABSENT),
]

/** Returns the text of a history, newest first; `null` if there are no entries. */
export function historyText(entries: readonly PastEntry[]): string | null {
  const [latest] = entries
  if (!latest) return null
  const isMeasured = entries.some(({ measuredWater }) => measuredWater !== null)
  return [
    dayOf(latest.day),
    entries.map(({ day }) => latest.day - day).join(),
    ...codes.map((codeOf) => entries.map(codeOf).join('')),
    ...(isMeasured ? [entries.map(({ measuredWater }) => measuredWater ?? ABSENT).join()] : []),
  ].join(' ')
}

/** Returns the entries of a text. A count of 0 beside water that was not kept is lost. */
export function historyOfText(text: string): PastEntry[] {
  const [lastDay, daysBefore, ...answers] = text.split(' ') as [string, string, ...string[]]
  const [signs, hydration, appetite, vomiting, urinations, energy, stool, fluids] = answers as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  const water = answers[codes.length]?.split(',').map((ml) => (ml === ABSENT ? null : Number(ml)))
  return daysBefore
    .split(',')
    .map((days, index) => ({
      day: dayNumber(lastDay) - Number(days),
      signCount: countOf(signs.charAt(index)) ?? 0,
      hydration: keyOf(hydrationCodes, hydration.charAt(index)),
      appetite: countOf(appetite.charAt(index)),
      vomiting: countOf(vomiting.charAt(index)),
      waterIntolerance: vomiting[index] === NOT_KEPT,
      urinations: countOf(urinations.charAt(index)),
      energy: countOf(energy.charAt(index)),
      stool: keyOf(stoolCodes, stool.charAt(index)),
      measuredWater: water?.[index] ?? null,
      hasFluids: fluids[index] === YES,
    }))
}
