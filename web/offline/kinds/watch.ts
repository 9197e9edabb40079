import type { RecordProxy } from 'relay-runtime'
import { keysOf } from '#shared/base/keysOf'
import { addDays } from '#shared/base/time'
import type { Gender } from '#shared/cat/animalSchemas'
import { plainText } from '#shared/health/alerts/alertMessages'
import type { Entry } from '#shared/health/answers/entry'
import { historyOfText } from '#shared/health/history/historyText'
import { withEntries } from '#shared/health/history/pastEntries'
import { type WatchLevel, type WatchMatter } from '#shared/health/rules/watchRow'
import { isWatchRule, watchRow, type WatchRule, watchTable } from '#shared/health/rules/watchTable'
import { WEIGHT_GAIN_DAYS } from '#shared/health/thresholds/thresholds'
import {
  putAsideEndByLevel,
  createPutAsideState,
  type PutAsideByRule,
  putAsideEndByFacts,
} from '#shared/health/watches/putAside'
import { raiseByMatter, type WatchInput } from '#shared/health/watches/raiseWatches'
import {
  arrangeWatches,
  hasRedAlert,
  shownWatches,
  type Watch,
  watchOf,
} from '#shared/health/watches/watches'
import putWatchAside from '../../__generated__/usePutWatchAsideMutation.graphql?params'
import type { usePutWatchAsideMutation$variables } from '../../__generated__/usePutWatchAsideMutation.graphql'
import { coursesIn, type StoredCourse } from '../store/storedCourses'
import { allWatches, shownWatchesField as shownList } from '../store/storedLists'
import { writeField } from '../store/writeField'
import { type ChangeOf, changesOf, type PendingContext, type PendingNoun } from './kind'
import { haveWatchedDoses, loadedDays } from './loadedDoses'

type StoredWatch = Omit<Watch, 'reasons'> & { reasons: { day: string; label: string }[] }

export const watch: PendingNoun<'seenWatch'> = {
  kinds: {
    seenWatch: {
      /** The moment counts, so that a retry changes nothing. */
      request({ animalId, date, content }) {
        const input: usePutWatchAsideMutation$variables['input'] = {
          animalUuid: animalId,
          seenAt: date,
          ...content,
        }
        return { params: putWatchAside.params, variables: { input, shown: false } }
      },
      summary: ({ content: { rule } }) =>
        isWatchRule(rule) ? `Vu, merci\u00a0: ${watchTable[rule].name}` : 'Vu, merci',
      deletionQuestion: 'Supprimer cette confirmation\u202f? Le signe sera montré de nouveau.',
    },
  },
  writePending(context) {
    const { store, animal, facts } = context
    if (!facts.entries || animal.getValue('inMemorySince')) return
    const watches = raisedWatches(context, facts.entries)
    writeField(store, animal, allWatches.name, watches, allWatches.args)
    writeField(
      store,
      animal,
      shownList.name,
      shownWatches(watches).map((one) => ({ ...one, message: plainText(one.lines) })),
    )
  },
}

/**
 * Raises the watches by the rules. Watches that depend on unknown facts, or on a rule of a newer build, stay as the
 * server raised them.
 */
function raisedWatches(context: PendingContext, entries: readonly Entry[]): StoredWatch[] {
  const { animal, now, facts } = context
  const watches = (animal.getLinkedRecords(allWatches.name, allWatches.args) ?? []).map(storedWatch)
  const storedAside = watches.flatMap(({ rule, level, putAsideUntil }) =>
    putAsideUntil ? [[rule, { level, until: putAsideUntil }] as const] : [],
  )
  // The later one of two phones counts (product/watches 1.5).
  const putAside: PutAsideByRule = Object.fromEntries(
    [...storedAside, ...changesOf(context, 'seenWatch').map(asideOf)].toSorted(
      ([, one], [, other]) => one.until.localeCompare(other.until),
    ),
  )
  const courses = coursesIn(animal)
  const input = inputOf(context, entries, courses)
  const knownMatters: Record<WatchMatter, boolean> = {
    entries: true,
    weight: facts.weighings !== null && facts.limits !== null,
    vet: facts.limits !== null,
    care: facts.courses !== null,
  }
  const canCompare = areFluidsKnown(context, courses, input.weighings)
  const canCountMissed = courses !== null && haveWatchedDoses(context, courses)
  const matters = keysOf(knownMatters)
  const raised = matters.flatMap((matter) =>
    knownMatters[matter] ? raiseByMatter[matter](input) : [],
  )
  // Unknown fluids only make a weight lower, so that a red watch of the server may still hold.
  const canEndUnder = canCompare || isUnderRed(raised) || !isUnderRed(watches)
  function isKnown(rule: WatchRule): boolean {
    if (!isWatchRule(rule)) return false
    const { matter, comparesWeighings, comparesLimit, countsMissed } = watchRow(rule)
    return (
      knownMatters[matter] &&
      (canCompare || !comparesWeighings) &&
      (canEndUnder || !comparesLimit) &&
      (canCountMissed || !countsMissed)
    )
  }
  const recomputed = raised
    .filter(({ rule }) => isKnown(rule))
    .map((one) => watchOf(one, putAsideEndByFacts(putAside[one.rule], one, input)))
  const unchanged = watches.flatMap((one) =>
    isKnown(one.rule)
      ? []
      : { ...one, putAsideUntil: putAsideEndByLevel(putAside[one.rule], one.level, now) },
  )
  return arrangeWatches([...recomputed, ...unchanged], hasRedAlert(entries))
}

function inputOf(
  { animal, now, timeZone, facts }: PendingContext,
  entries: readonly Entry[],
  courses: readonly StoredCourse[] | null,
): WatchInput {
  const history = animal.getValue('entryHistory')
  return {
    name: animal.getValue('name') as string,
    gender: (animal.getValue('gender') as Gender | null | undefined) ?? null,
    entries,
    history: withEntries(
      typeof history === 'string' ? historyOfText(history) : [],
      facts.history ?? [],
    ),
    weighings: facts.weighings ?? [],
    courses: courses ?? [],
    limits: facts.limits ?? [],
    lossSeenOn: (animal.getValue('lossSeenOn') as string | null | undefined) ?? null,
    now,
    today: animal.getValue('today') as string,
    timeZone,
  }
}

const isUnderRed = (all: readonly Pick<Watch, 'rule' | 'level'>[]): boolean =>
  all.some(
    ({ rule, level }) => level === 'red' && isWatchRule(rule) && watchRow(rule).comparesLimit,
  )

const mayHaveFluids = (animal: RecordProxy): boolean =>
  animal.getLinkedRecords('treatments')?.some((one) => one.getValue('kind') === 'fluids') ?? false

/**
 * Returns whether the fluids near each weighing are known: the server has those before stored ones,
 * the loaded doses those before pending ones and of the week before the newest.
 */
function areFluidsKnown(
  context: PendingContext,
  courses: readonly StoredCourse[] | null,
  weighings: WatchInput['weighings'],
): boolean {
  if (!mayHaveFluids(context.animal)) return true
  if (!courses || !context.animal.getLinkedRecords('weighedFluids')) return false
  const pending = weighings.filter(({ fluidsMl }) => fluidsMl === undefined)
  const isLoaded = loadedDays(context, courses)
  return [...weighings.slice(0, 1), ...pending].every(({ day }) =>
    isLoaded(addDays(day, -WEIGHT_GAIN_DAYS - 1)),
  )
}

const asideOf = ({ date, createdAt, content: { rule, level } }: ChangeOf<'seenWatch'>) =>
  [rule, createPutAsideState(rule, level, new Date(date ?? createdAt))] as const

function storedWatch(watch: RecordProxy): StoredWatch {
  const objects = (record: RecordProxy, name: string) => record.getLinkedRecords(name) ?? []
  return {
    rule: watch.getValue('rule') as WatchRule,
    level: watch.getValue('level') as WatchLevel,
    hidden: false,
    putAsideUntil: (watch.getValue('putAsideUntil') as string | null | undefined) ?? null,
    lines: objects(watch, 'lines').map((line) => ({
      segments: objects(line, 'segments').map((segment) => ({
        text: segment.getValue('text') as string,
        bold: segment.getValue('bold') === true,
      })),
    })),
    burdens: objects(watch, 'burdens').map((burden) => ({
      day: burden.getValue('day') as string,
      points: burden.getValue('points') as number,
    })),
    reasons: objects(watch, 'reasons').map((reason) => ({
      day: reason.getValue('day') as string,
      label: reason.getValue('label') as string,
    })),
  }
}
