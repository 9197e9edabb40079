import type { RecordProxy } from 'relay-runtime'
import { DAY_MS } from '#shared/base/duration'
import { plainText } from '#shared/health/alerts/alertMessages'
import {
  type WatchLevel,
  type WatchMatter,
  type WatchRule,
  watchTable,
} from '#shared/health/rules/rules'
import { careWatches } from '#shared/health/watches/careWatches'
import { entryWatches } from '#shared/health/watches/entryWatches'
import type { RaisedWatch } from '#shared/health/watches/raisedWatch'
import { vetWatches } from '#shared/health/watches/vetWatches'
import {
  arrangeWatches,
  asideUntil,
  hasRedAlert,
  PUT_ASIDE_DAYS,
  type PutAside,
  shownWatches,
  type Watch,
  watchesOf,
} from '#shared/health/watches/watches'
import { watchLines } from '#shared/health/watches/watchMessages'
import { weightWatches } from '#shared/health/watches/weightWatches'
import putWatchAside from '../../__generated__/usePutWatchAsideMutation.graphql?params'
import type { usePutWatchAsideMutation$variables } from '../../__generated__/usePutWatchAsideMutation.graphql'
import { allWatches, shownWatches as shownList } from '../store/storedLists'
import { writeField } from '../store/writeField'
import { type ChangeOf, changesOf, type Noun, type Scene } from './kind'

type StoredWatch = Omit<Watch, 'reasons'> & { reasons: { day: string; label: string }[] }

export const watch: Noun<'seenWatch'> = {
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
      summary: ({ content: { rule, level } }) =>
        `Vu, merci\u00a0: ${watchLines(rule, level, {})[0]!
          .segments.map(({ text }) => text)
          .join('')}`,
      deletionQuestion: 'Supprimer cette confirmation\u202f? Le signe sera montré de nouveau.',
    },
  },
  show(scene) {
    const { store, animal, known } = scene
    if (!known.entries || animal.getValue('inMemorySince')) return
    const watches = raisedWatches(scene, known.entries)
    writeField(store, animal, allWatches.name, watches, allWatches.args)
    writeField(
      store,
      animal,
      shownList.name,
      shownWatches(watches).map((one) => ({ ...one, message: plainText(one.lines) })),
    )
  },
}

/** Raises the watches by the rules. Watches that depend on unknown facts stay as the server raised them. */
function raisedWatches(
  scene: Scene,
  entries: NonNullable<Scene['known']['entries']>,
): StoredWatch[] {
  const { animal, now } = scene
  const { weighings, courses, limits } = scene.known
  const today = animal.getValue('today') as string
  const stored = (animal.getLinkedRecords(allWatches.name, allWatches.args) ?? []).map(storedWatch)
  const storedAside = stored.flatMap(({ rule, level, putAsideUntil }) =>
    putAsideUntil ? [[rule, { level, until: putAsideUntil }]] : [],
  )
  const putAside: PutAside = Object.fromEntries([
    ...storedAside,
    ...changesOf(scene, 'seenWatch').map(asideOf),
  ])
  const raised: Record<WatchMatter, readonly RaisedWatch[] | null> = {
    entries: entryWatches(entries, now),
    weight: weighings && limits && weightWatches(weighings, today, limits),
    vet: limits && vetWatches(limits, today),
    care: courses && careWatches({ courses, latest: entries[0], now, today }),
  }
  const own = Object.values(raised).flatMap((of) => of ?? [])
  const unchanged = stored.flatMap((one) =>
    raised[watchTable[one.rule].matter] === null
      ? { ...one, putAsideUntil: asideUntil(putAside[one.rule], one.level, now) }
      : [],
  )
  return arrangeWatches([...watchesOf(own, putAside, now), ...unchanged], hasRedAlert(entries))
}

function asideOf({ date, createdAt, content: { rule, level } }: ChangeOf<'seenWatch'>) {
  return [
    rule,
    {
      level,
      until: new Date(Date.parse(date ?? createdAt) + PUT_ASIDE_DAYS * DAY_MS).toISOString(),
    },
  ] as const
}

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
    reasons: objects(watch, 'reasons').map((reason) => ({
      day: reason.getValue('day') as string,
      label: reason.getValue('label') as string,
    })),
  }
}
