import type { RecordProxy } from 'relay-runtime'
import { entryWatches } from '#shared/health/entryWatches'
import type { Entry } from '#shared/health/entry'
import { type Weighed, weightWatches } from '#shared/health/weightWatches'
import type { WatchLevel, WatchRule } from '#shared/health/rule'
import { arranged, hasRedAlert, type PutAside, type Watch, watchesOf } from '#shared/health/watches'

type Told = Omit<Watch, 'reasons'> & { reasons: { day: string; label: string }[] }

export interface Known {
  entries: readonly Entry[]
  /** Newest first; null: none waits, or not all of them are known here. */
  weighings: readonly Weighed[] | null
}

/** The watches as the rules raise them here; those of weighings that are not known, and of doses, stay as the server told them. */
export function watchesHere(animal: RecordProxy, { entries, weighings }: Known, now: Date): Told[] {
  const told = (animal.getLinkedRecords('watches', { includeHidden: true }) ?? []).map(toldWatch)
  const putAside: PutAside = Object.fromEntries(told.flatMap(({ rule, level, putAsideUntil }) => (putAsideUntil ? [[rule, { level, until: putAsideUntil }]] : [])))
  const raised = [...entryWatches(entries, now), ...(weighings ? weightWatches(weighings, animal.getValue('today') as string) : [])]
  const toldOfOthers = told.filter(({ rule }) => rule.startsWith('dose') || (!weighings && rule.startsWith('weig')))
  return arranged([...watchesOf(raised, putAside, now), ...toldOfOthers], hasRedAlert(entries))
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
