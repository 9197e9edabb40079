import type { RecordProxy } from 'relay-runtime'
import { careWatches, type NamedCourse } from '#shared/health/careWatches'
import { entryWatches } from '#shared/health/entryWatches'
import type { Entry } from '#shared/health/entry'
import type { RaisedWatch } from '#shared/health/raisedWatch'
import { type Weighed, weightWatches } from '#shared/health/weightWatches'
import { matterOf, type WatchLevel, type WatchMatter, type WatchRule } from '#shared/health/rule'
import { arranged, hasRedAlert, type PutAside, type Watch, watchesOf } from '#shared/health/watches'

type Told = Omit<Watch, 'reasons'> & { reasons: { day: string; label: string }[] }

export interface Known {
  entries: readonly Entry[]
  /** Newest first; null: none waits, or not all of them are known here. */
  weighings: readonly Weighed[] | null
  /** Null: not all that the rules look at is known here. */
  courses: readonly NamedCourse[] | null
}

/** The watches as the rules raise them here; those of what is not known here stay as the server told them. */
export function watchesHere(animal: RecordProxy, { entries, weighings, courses }: Known, now: Date): Told[] {
  const today = animal.getValue('today') as string
  const told = (animal.getLinkedRecords('watches', { includeHidden: true }) ?? []).map(toldWatch)
  const putAside: PutAside = Object.fromEntries(told.flatMap(({ rule, level, putAsideUntil }) => (putAsideUntil ? [[rule, { level, until: putAsideUntil }]] : [])))
  const raised: Record<WatchMatter, readonly RaisedWatch[] | null> = {
    entries: entryWatches(entries, now),
    weight: weighings && weightWatches(weighings, today),
    care: courses && careWatches({ courses, latest: entries[0], now, today }),
  }
  const here = Object.values(raised).flatMap((of) => of ?? [])
  const asTold = told.filter(({ rule }) => raised[matterOf[rule]] === null)
  return arranged([...watchesOf(here, putAside, now), ...asTold], hasRedAlert(entries))
}

function toldWatch(watch: RecordProxy): Told {
  const objects = (record: RecordProxy, name: string) => record.getLinkedRecords(name) ?? []
  return {
    rule: watch.getValue('rule') as WatchRule,
    level: watch.getValue('level') as WatchLevel,
    hidden: false,
    putAsideUntil: (watch.getValue('putAsideUntil') as string | null | undefined) ?? null,
    lines: objects(watch, 'lines').map((line) => ({
      segments: objects(line, 'segments').map((segment) => ({ text: segment.getValue('text') as string, bold: segment.getValue('bold') === true })),
    })),
    reasons: objects(watch, 'reasons').map((reason) => ({ day: reason.getValue('day') as string, label: reason.getValue('label') as string })),
  }
}
