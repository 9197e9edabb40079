import { defaultFieldResolver, type GraphQLObjectType } from 'graphql'
import type { CareReport } from '#shared/care/careReport'
import type { Reason } from '#shared/health/alerts/alerts'
import type { ShownVisit } from '#shared/health/period/visitWords'
import { withoutWeight } from '#shared/health/rules/reasons'
import type { VetLimit } from '#shared/health/rules/vetLimits'
import type { WatchNote } from '#shared/health/watches/watchNotes'
import { noIndication } from '#shared/labs/iris'
import type { ShareScope } from '#shared/sharing/shareLink'
import type { EntryRow } from '../reading/entryRow'
import type { RecordRow } from '../reading/record'

// The scope of each field of SharedAnimal, and the value that remains if the link hides the scope
// (product/sharing 5.2). The server does not start if a field is missing here.

type HiddenScopes = ReadonlySet<ShareScope>
// oxlint-disable-next-line typescript/no-explicit-any -- what the field's own resolver returned
type Redact = (value: any, hidden: HiddenScopes) => unknown

const unchanged: Redact = (value) => value
/** Marks a field whose resolver reads only those parts of the record that the link shows. */
const partsCheckedByResolver = unchanged
const hiddenWithout =
  (scope: ShareScope, replacement: unknown, redact: Redact = unchanged): Redact =>
  (value, hidden) =>
    hidden.has(scope) ? replacement : redact(value, hidden)

interface WithReasons {
  reasons: Reason[]
}
const withoutWeightReasons: Redact = (all: WithReasons[], hidden) =>
  hidden.has('weights')
    ? all.map((one) => ({ ...one, reasons: one.reasons.map(withoutWeight) }))
    : all

/** Removes the notes from an entry, an event, a treatment or a result. */
const withoutNotes = <Noted extends object>(one: Noted, hidden: HiddenScopes): Noted =>
  hidden.has('notes')
    ? { ...one, note: null, ...('stopReason' in one && { stopReason: null }) }
    : one
const withoutCareNotes = (
  { running, changes, ...report }: CareReport,
  hidden: HiddenScopes,
): CareReport => ({
  ...report,
  running: running.map((one) => withoutNotes(one, hidden)),
  changes: hidden.has('notes') ? changes.map((one) => ({ ...one, reason: null })) : changes,
})
/**
 * The water of an entry with a hydration choice was derived from a weight, perhaps not the entry's
 * own, and would reveal it.
 */
const withoutGrams = <Weighed extends Partial<EntryRow>>(
  one: Weighed,
  hidden: HiddenScopes,
): Weighed =>
  hidden.has('weights')
    ? { ...one, weightGrams: null, ...(one.quickHydrationValue != null && { waterMl: null }) }
    : one

const eachWithoutNotes: Redact = (all: object[], hidden) =>
  all.map((one) => withoutNotes(one, hidden))

interface HistoryPage {
  edges: { node: object }[]
}

/** Returns the limits without those of the scopes that a link hides. */
export const shownLimits = (
  limits: readonly VetLimit[],
  hidden: HiddenScopes = new Set(),
): VetLimit[] =>
  limits.filter(
    ({ part }) =>
      !(hidden.has('weights') && (part === 'weight' || part === 'loss')) &&
      !(hidden.has('labs') && part === 'check'),
  )

const isMatterHidden = (hidden: HiddenScopes, matter: WatchNote['matter']): boolean =>
  (matter === 'weight' && hidden.has('weights')) ||
  (matter === 'care' && hidden.has('care')) ||
  (matter === 'vet' && hidden.has('labs'))

const sharedFields: Record<string, Redact> = {
  name: unchanged,
  breed: unchanged,
  gender: unchanged,
  sex: unchanged,
  age: unchanged,
  today: unchanged,
  latestEntryTime: unchanged,
  dailyStatus: unchanged,
  toConfirm: unchanged,
  days: unchanged,
  daysWithoutStool: unchanged,
  strips: unchanged,
  notShared: unchanged,
  hasHelpers: unchanged,
  alerts: withoutWeightReasons,
  notices: withoutWeightReasons,
  // Hidden data raises no watch either (status/readWatches.ts).
  watches: withoutWeightReasons,
  vetLimits: shownLimits,
  periodSummary: partsCheckedByResolver,
  visitQuestions: unchanged,
  watchNotes: (all: WatchNote[], hidden) =>
    hidden.size === 0 ? all : all.filter(({ matter }) => !isMatterHidden(hidden, matter)),
  visit: (visit: ShownVisit | null, hidden) =>
    visit && {
      ...visit,
      ...(hidden.has('weights') && { weight: null }),
      ...(hidden.has('care') && { doses: null }),
    },
  dayEvents: eachWithoutNotes,
  measurements: ({ edges, ...page }: HistoryPage, hidden) => ({
    ...page,
    edges: edges.map(({ node, ...edge }) => ({
      ...edge,
      node: withoutGrams(withoutNotes(node, hidden), hidden),
    })),
  }),
  photoPath: hiddenWithout('photo', null),
  weight: hiddenWithout('weights', null),
  weights: hiddenWithout('weights', []),
  weightCurve: partsCheckedByResolver,
  careReport: hiddenWithout(
    'care',
    null,
    (report: CareReport | null, hidden) => report && withoutCareNotes(report, hidden),
  ),
  treatments: hiddenWithout('care', [], eachWithoutNotes),
  labResults: hiddenWithout('labs', [], eachWithoutNotes),
  iris: hiddenWithout('labs', noIndication),
  labRemarks: hiddenWithout('labs', []),
}

/**
 * Wraps the resolver of each field, so that it returns only what the link shows.
 * @throws Error if a field of the type is missing above
 */
export function applyScopes(type: GraphQLObjectType): void {
  for (const field of Object.values(type.getFields())) {
    const redact = sharedFields[field.name]
    if (!redact)
      throw new Error(
        `SharedAnimal.${field.name}: add it to api/graphql/sharedScopes.ts with the scope that it belongs to.`,
      )
    if (redact === unchanged) continue
    const { resolve = defaultFieldResolver } = field
    field.resolve = (record: RecordRow, ...args) => {
      const result: unknown = resolve(record, ...args)
      const hidden = record.link?.hidden
      if (!hidden || hidden.size === 0) return result
      return Promise.resolve(result).then((value) => redact(value, hidden))
    }
  }
}
