import { graphql, useFragment } from 'react-relay'
import { addDays } from '#shared/base/time'
import { parseWeight } from '#shared/weight/weightValue'
import type { Questionnaire_viewer$key } from '../../__generated__/Questionnaire_viewer.graphql'
import type { useQuestionnaireCat_animal$key } from '../../__generated__/useQuestionnaireCat_animal.graphql'
import { deferred } from '../../base/ui/deferred'
import { pendingFields } from '../../offline/queue/pendingEntry'
import { useQuestionnaireCat } from '../../record/entry/useQuestionnaireCat'
import { entryFields } from '../../record/journal/entryFields'
import { EntryNotFound } from './EntryNotFound'
import type { Addition } from './entryParams'
import { likeYesterday } from './likeYesterday'
import { QuickEntrySkeleton } from './QuickEntrySkeleton'
import { ResumableForm } from './ResumableForm'
import { usePendingEntry } from './usePendingEntry'
import type { SaveTarget } from './useSaveEntry'
import { useUnsubmittedForms } from './useUnsubmittedForms'

const AddToDay = deferred(async () => (await import('./AddToDay')).AddToDay, <QuickEntrySkeleton />)

/**
 * Selects the entry to answer: that of the id in the address, else today's, else a new one
 * (product/entries 5.1).
 */
export function Questionnaire({
  viewer,
  animal,
  requestedId,
  forgottenDay,
  addition,
  keepForm,
}: {
  viewer: Questionnaire_viewer$key
  animal: useQuestionnaireCat_animal$key
  /** The id in the address; `null` if it is today's entry. */
  requestedId: string | null
  /** A day before today without an entry. */
  forgottenDay: string | null
  addition: Addition | null
  keepForm: SaveTarget['keepForm']
}) {
  const owner = useFragment(
    graphql`
      fragment Questionnaire_viewer on Viewer {
        uuid
        timeZone
      }
    `,
    viewer,
  )
  const { cat, stored: storedEntry } = useQuestionnaireCat(animal)
  // The server returns today's entry if there is no id.
  const entry = forgottenDay && storedEntry?.day !== forgottenDay ? null : storedEntry
  const day = entry?.day ?? forgottenDay ?? cat.today
  const deviceEntry = usePendingEntry(owner.uuid, cat.uuid, day, entry?.uuid ?? null, requestedId)
  const unsubmittedForms = useUnsubmittedForms(owner.uuid)
  if (deviceEntry === undefined || !unsubmittedForms) return <QuickEntrySkeleton />
  const { entry: pending, canStore } = deviceEntry
  // A pending entry has an id that the server does not have yet.
  if (requestedId !== null && !entry && !pending) return <EntryNotFound animalUuid={cat.uuid} />
  const target: SaveTarget = {
    userUuid: owner.uuid,
    timeZone: cat.timeZone,
    forgottenDay,
    animal: cat,
    entry,
    pendingEntry: pending,
    stored: pending ? pendingFields(pending) : entry ? entryFields(entry) : undefined,
    // An entry is judged by its own weight, a new one by the cat's.
    weightGrams: gramsOf(entry ?? cat),
    keepForm,
  }
  const shownDay = !entry && pending ? pending.day : day
  if (addition && target.stored)
    return (
      <AddToDay
        target={{ ...target, stored: target.stored }}
        addition={addition}
        day={shownDay}
        today={cat.today}
      />
    )
  const previous = cat.latest.edges[0]?.node
  const isAfter =
    requestedId === null &&
    !forgottenDay &&
    !target.stored &&
    previous?.day === addDays(shownDay, -1)
  const unsubmittedForm = unsubmittedForms.find({ animalId: cat.uuid, day: shownDay })
  return (
    <ResumableForm
      target={target}
      day={shownDay}
      today={cat.today}
      canStore={canStore}
      isPerfused={!target.stored && cat.fluidDays.includes(shownDay)}
      unsubmittedForm={unsubmittedForm}
      yesterday={isAfter ? likeYesterday(entryFields(previous), gramsOf(previous)) : null}
    />
  )
}

const gramsOf = ({ weight }: { weight: string | null }) =>
  weight === null ? null : parseWeight(weight)
