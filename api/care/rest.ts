import { treatmentPatch, treatmentStop } from '#shared/care/treatmentSchemas'
import { doseBody, dosesQuery, reminderAnswerBody, treatmentBody } from '../rest/bodySchemas'
import type { GraphRoute } from '../rest/route'
import {
  mutationRoute,
  creationRoute,
  itemRoute,
  listRoute,
  connectionRoute,
  deletionRoute,
} from '../rest/rows'
import * as select from '../rest/selections'

/** Implements product/care: treatments and doses. */
export const careRoutes: GraphRoute[] = [
  itemRoute('/api/animals/:id/care', {
    summary:
      'Returns the vet’s report of the last 90 days: running treatments and their doses, changes, and fluids.',
    field: 'careReport',
    selects: select.careReport,
    toBody: (report) => report ?? { running: [], changes: [], fluids: [] },
  }),
  listRoute('/api/animals/:id/treatments', {
    summary:
      'Lists the cat’s treatments, including ended and future ones, in the order of their first day.',
    field: 'treatments',
    selects: select.treatment,
  }),
  creationRoute('/api/animals/:id/treatments', {
    summary: 'Adds a treatment.',
    mutation: 'addTreatment',
    accepts: treatmentBody,
    selects: select.treatment,
  }),
  itemRoute('/api/animals/:id/treatments/:tid', {
    summary: 'Returns a treatment.',
    field: 'treatment(uuid: $tid)',
    declares: '$tid: ID!',
    selects: select.treatment,
    missing: 'Traitement non trouvé',
  }),
  mutationRoute('PATCH', '/api/animals/:id/treatments/:tid', {
    summary:
      'Changes the fields that are sent. A new dose or plan begins on the day `from` as a treatment of its own, which is returned. A treatment added today is corrected without `from`.',
    mutation: 'changeTreatment',
    accepts: treatmentPatch,
    selects: select.treatment,
    errors: ['OVER_QUOTA'],
  }),
  mutationRoute('POST', '/api/animals/:id/treatments/:tid/stop', {
    summary:
      'Gives a treatment its last day; doses after it are kept, and a change planned after it is ' +
      'removed. A last day before a planned treatment begins removes it.',
    mutation: 'stopTreatment',
    accepts: treatmentStop,
    selects: select.treatment,
  }),
  connectionRoute('/api/animals/:id/doses', {
    summary: 'Lists the doses of a range of days, newest first, at most 5,000.',
    field: 'doses(from: $from, to: $to, first: 5000)',
    declares: '$from: Date $to: Date',
    query: dosesQuery,
    selects: select.dose,
  }),
  creationRoute('/api/animals/:id/doses', {
    summary:
      'Records a dose. A second one for the same planned time is refused (409) unless `confirmed`.',
    mutation: 'noteDose',
    accepts: doseBody,
    fieldNames: { treatmentUuid: 'treatmentId' },
    selects: select.dose,
    errors: ['ALREADY_GIVEN'],
  }),
  deletionRoute('/api/animals/:id/doses/:did', {
    summary: 'Deletes a dose that was recorded by mistake.',
    mutation: 'undoDose',
  }),
  // The service worker, which has no session, uses it (product/reminders 4.5).
  mutationRoute('POST', '/api/push/answers', {
    summary:
      'Answers a reminder of doses from its notification, as the user of a push device whose ' +
      'secret the caller has. `againAt` is null if a dose was given, or if it would be in the quiet hours.',
    access: 'public',
    mutation: 'answerReminder',
    accepts: reminderAnswerBody,
    fieldNames: { reminderUuid: 'reminderId', treatmentUuid: 'treatmentId' },
    selects: select.answeredReminder,
    errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'ALREADY_GIVEN', 'OVER_QUOTA', 'RATE_LIMITED'],
  }),
]
