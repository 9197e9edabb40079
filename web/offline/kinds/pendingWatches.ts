import type { RecordProxy } from 'relay-runtime'
import { careWatches, type NamedCourse } from '#shared/health/careWatches'
import type { Entry } from '#shared/health/entry'
import { entryWatches } from '#shared/health/entryWatches'
import type { RaisedWatch } from '#shared/health/raisedWatch'
import { matterOf, type WatchLevel, type WatchMatter, type WatchRule } from '#shared/health/rule'
import type { VetLimit } from '#shared/health/vetLimits'
import { vetWatches } from '#shared/health/vetWatches'
import {
  arranged,
  asideUntil,
  hasRedAlert,
  PUT_ASIDE_DAYS,
  type PutAside,
  type Watch,
  watchesOf,
} from '#shared/health/watches'
import { type Weighed, weightWatches } from '#shared/health/weightWatches'
import type { PendingSeenWatch } from '../queue/rows'
import { allWatches } from '../store/storedLists'

const DAY_MS = 86_400_000

type Told = Omit<Watch, 'reasons'> & { reasons: { day: string; label: string }[] }

export interface Known {
  entries: readonly Entry[]
  /** Newest first; null: none waits, or not all of them are known here. */
  weighings: readonly Weighed[] | null
  /** Null: not all that the rules look at is known here. */
  courses: readonly NamedCourse[] | null
  /** Null: not known here. */
  limits: readonly VetLimit[] | null
  /** Put aside here. */
  seen: readonly PendingSeenWatch[]
}

/** The watches as the rules raise them here; those of what is not known here stay as the server told them. */
export function watchesHere(
  animal: RecordProxy,
  { entries, weighings, courses, limits, seen }: Known,
  now: Date,
): Told[] {
  const today = animal.getValue('today') as string
  const told = (animal.getLinkedRecords(allWatches.name, allWatches.args) ?? []).map(toldWatch)
  const toldAside = told.flatMap(({ rule, level, putAsideUntil }) =>
    putAsideUntil ? [[rule, { level, until: putAsideUntil }]] : [],
  )
  const putAside: PutAside = Object.fromEntries([...toldAside, ...seen.map(asideOf)])
  const raised: Record<WatchMatter, readonly RaisedWatch[] | null> = {
    entries: entryWatches(entries, now),
    weight: weighings && limits && weightWatches(weighings, today, limits),
    vet: limits && vetWatches(limits, today),
    care: courses && careWatches({ courses, latest: entries[0], now, today }),
  }
  const here = Object.values(raised).flatMap((of) => of ?? [])
  const asTold = told.flatMap((watch) =>
    raised[matterOf[watch.rule]] === null
      ? { ...watch, putAsideUntil: asideUntil(putAside[watch.rule], watch.level, now) }
      : [],
  )
  return arranged([...watchesOf(here, putAside, now), ...asTold], hasRedAlert(entries))
}

function asideOf({ date, createdAt, content: { rule, level } }: PendingSeenWatch) {
  return [
    rule,
    {
      level,
      until: new Date(Date.parse(date ?? createdAt) + PUT_ASIDE_DAYS * DAY_MS).toISOString(),
    },
  ] as const
}

function toldWatch(watch: RecordProxy): Told {
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
