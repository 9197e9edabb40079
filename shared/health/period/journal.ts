import { capitalise } from '../../base/capitalise'
import { dayMonth, daysBetween } from '../../base/time'
import type { Gender } from '../../cat/animalSchemas'
import {
  appetiteLabel,
  clumpLabels,
  energyLabel,
  hydrationLabels,
  perfusionLabel,
  stoolLabels,
  urinationSignLabels,
  vomitingTypeLabels,
} from '../answers/answerLabels'
import { flagsOf } from '../answers/answerTable'
import type { Entry, HydrationLevel, Stool } from '../answers/entry'
import { observedUrination } from '../answers/perfusionShare'
import { HIGH_WATER, OBSERVATION_MAX_SHOWN } from '../thresholds/thresholds'

/** Occurs in earlier data only and is never accepted (product/entries 3.4). */
type LegacyHydration = '+1' | '0' | '-1' | 1 | 0 | -1

export interface JournalEntry extends Omit<Entry, 'quickHydrationValue'> {
  id: string
  quickHydrationValue: HydrationLevel | LegacyHydration | null
  edited?: boolean
  addedOn?: string | null
}

/** A line of 'Journal & Événements' (product/pages 5.3). '–' marks a question without an answer. */
export interface JournalRow {
  id: string
  day: string
  date: string
  /** It is 'J0', 'J-1' and so on. */
  dayOffset: string
  /** The day as '12/03'. */
  dayMonth: string
  hydration: string
  hydrationTitle: string | null
  appetite: string
  vomiting: string
  urination: string
  urinationTitle: string | null
  energy: string
  observations: string
  observationsFull: string | null
  tags: string[]
  edited: boolean
  /** 'dd/mm' of the later day on which it was answered (product/entries 6.2) */
  addedOn: string | null
  /** Only today's entry has the edit button (product/pages 5.4). */
  isToday: boolean
}

const NONE = '–'

export function journalRow(
  entry: JournalEntry,
  today: string,
  gender: Gender | null = null,
): JournalRow {
  const level = hydrationLevel(entry.quickHydrationValue)
  const { lethargy, note, urinationBallSize } = entry
  return {
    id: entry.id,
    day: entry.day,
    date: entry.date,
    dayOffset: dayOffset(entry.day, today),
    dayMonth: dayMonth(entry.day),
    hydration: level ? hydrationCells[level].symbol : waterText(entry.waterMl),
    hydrationTitle: level && hydrationCells[level].title,
    appetite: entry.appetite === null ? NONE : appetiteLabel(entry.appetite),
    vomiting: countText(entry.vomiting),
    urination: countText(observedUrination(entry)),
    urinationTitle: urinationBallSize && clumpLabels[urinationBallSize],
    energy: lethargy === null ? NONE : capitalise(energyLabel(lethargy, gender)),
    observations: note ? shorten(note) : NONE,
    observationsFull: note || null,
    tags: tags(entry),
    edited: entry.edited ?? false,
    addedOn: entry.addedOn ? dayMonth(entry.addedOn) : null,
    isToday: entry.day === today,
  }
}

const hydrationCells: Record<HydrationLevel, { symbol: string; title: string }> = {
  less: { symbol: '-', title: capitalise(hydrationLabels.less) },
  normal: { symbol: '=', title: capitalise(hydrationLabels.normal) },
  more: {
    symbol: '+',
    title: `${capitalise(hydrationLabels.more)} (environ ${HIGH_WATER} mL/kg/jour ou plus)`,
  },
}

const legacyLevels: Record<string, HydrationLevel> = {
  '+1': 'more',
  '1': 'more',
  '0': 'normal',
  '-1': 'less',
}

function hydrationLevel(value: JournalEntry['quickHydrationValue']): HydrationLevel | null {
  if (value === 'less' || value === 'normal' || value === 'more') return value
  return legacyLevels[String(value)] ?? null
}

/** Counts calendar days, whatever the hours. */
function dayOffset(day: string, today: string): string {
  const days = daysBetween(today, day)
  return days > 0 ? `J+${days}` : `J${days}`
}

function waterText(waterMl: number | null): string {
  return waterMl === null ? NONE : `${waterMl} mL`
}

function countText(count: number | null): string {
  return count === null ? NONE : String(count)
}

/** Cuts by code points: half of a surrogate pair would show a broken character. */
function shorten(note: string): string {
  const characters = Array.from(note)
  return characters.length > OBSERVATION_MAX_SHOWN
    ? `${characters.slice(0, OBSERVATION_MAX_SHOWN).join('')}…`
    : note
}

const notableStools = new Set<Stool>(['hard', 'soft', 'none'])

/** Returns the entry's flags as chips (product/entries 3.4). */
function tags(entry: JournalEntry): string[] {
  return [
    ...flagsOf.vomitingType.filter((name) => entry[name]).map((name) => vomitingTypeLabels[name]),
    ...flagsOf.urinationSigns
      .filter((name) => entry[name])
      .map((name) => urinationSignLabels[name]),
    ...(entry.stool && notableStools.has(entry.stool) ? [stoolLabels[entry.stool]] : []),
    ...(entry.subcutaneousPerfusion === 'yes' ? [perfusionLabel] : []),
  ]
}
