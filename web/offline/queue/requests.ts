import { graphql } from 'react-relay'
import type { RequestParameters, Variables } from 'relay-runtime'
import { type SentAnswers, sentNames } from '#shared/health/sentAnswers'
import type { requestsCorrectedLabResultMutation$variables } from '../../__generated__/requestsCorrectedLabResultMutation.graphql'
import type { requestsDeletedLabResultMutation$variables } from '../../__generated__/requestsDeletedLabResultMutation.graphql'
import type { requestsDoseMutation$variables } from '../../__generated__/requestsDoseMutation.graphql'
import type { requestsEntryMutation$variables } from '../../__generated__/requestsEntryMutation.graphql'
import type { requestsLabResultMutation$variables } from '../../__generated__/requestsLabResultMutation.graphql'
import type { requestsSeenWatchMutation$variables } from '../../__generated__/requestsSeenWatchMutation.graphql'
import type { requestsUndoneDoseMutation$variables } from '../../__generated__/requestsUndoneDoseMutation.graphql'
import type { requestsWeighingMutation$variables } from '../../__generated__/requestsWeighingMutation.graphql'
import { paramsOf } from '../../base/network/post'
import type { MeasurementDraft, QueuedMutation, PendingChange } from './rows'

const entryMutation = graphql`
  mutation requestsEntryMutation($input: CreateMeasurementInput!) {
    createMeasurement(input: $input) {
      kept
    }
  }
`

const weighingMutation = graphql`
  mutation requestsWeighingMutation($input: AddWeightInput!) {
    addWeight(input: $input) {
      weight {
        uuid
      }
    }
  }
`

const doseMutation = graphql`
  mutation requestsDoseMutation($input: NoteDoseInput!) {
    noteDose(input: $input) {
      dose {
        uuid
      }
    }
  }
`

const undoneDoseMutation = graphql`
  mutation requestsUndoneDoseMutation($input: UndoDoseInput!) {
    undoDose(input: $input) {
      animal {
        uuid
      }
    }
  }
`

const seenWatchMutation = graphql`
  mutation requestsSeenWatchMutation($input: PutWatchAsideInput!) {
    putWatchAside(input: $input) {
      animal {
        uuid
      }
    }
  }
`

const labResultMutation = graphql`
  mutation requestsLabResultMutation($input: AddLabResultInput!) {
    addLabResult(input: $input) {
      labResult {
        uuid
      }
    }
  }
`

const correctedLabResultMutation = graphql`
  mutation requestsCorrectedLabResultMutation($input: UpdateLabResultInput!) {
    updateLabResult(input: $input) {
      labResult {
        uuid
      }
    }
  }
`

const deletedLabResultMutation = graphql`
  mutation requestsDeletedLabResultMutation($input: DeleteLabResultInput!) {
    deleteLabResult(input: $input) {
      animal {
        uuid
      }
    }
  }
`

interface Request {
  params: RequestParameters
  variables: Variables
}

type Of<Kind extends PendingChange['kind']> = Extract<PendingChange, { kind: Kind }>

/** How each kind is sent: under its client's id, so that the server does it once. */
const requests: { [Kind in PendingChange['kind']]: (waiting: Of<Kind>) => Request } = {
  draft: creation,
  edit: replay,
  weighing,
  dose,
  undoneDose,
  seenWatch,
  labResult,
  correctedLabResult,
  deletedLabResult,
}

export const requestOf = <Kind extends PendingChange['kind']>(waiting: Of<Kind>): Request =>
  requests[waiting.kind](waiting)

function creation(draft: MeasurementDraft): Request {
  const input: requestsEntryMutation$variables['input'] = {
    animalUuid: draft.animalId,
    uuid: draft.uuid,
    date: draft.date,
    // As the person saw it, since her time zone may have changed; without a date the server sets both.
    day: draft.date === null ? null : draft.day,
    answeredAt: draft.answeredAt,
    isOfflineGenerated: draft.isOfflineGenerated,
    ...answersOf(draft),
  }
  return { params: paramsOf(entryMutation), variables: { input } }
}

/** An answer that an older build did not store stays undefined: the server keeps its own. */
function answersOf(draft: MeasurementDraft): SentAnswers {
  return Object.fromEntries(sentNames.map((name) => [name, draft[name]])) as unknown as SentAnswers
}

function replay({ data: { id, variables } }: QueuedMutation): Request {
  return {
    params: { id, text: null, name: 'replay', operationKind: 'mutation', metadata: {} },
    variables,
  }
}

function weighing({ animalId, uuid, date, content }: Of<'weighing'>): Request {
  const input: requestsWeighingMutation$variables['input'] = {
    animalUuid: animalId,
    uuid,
    date,
    ...content,
  }
  return { params: paramsOf(weighingMutation), variables: { input } }
}

/** Confirmed: another phone may have noted it too, and both stay (product/care 2.3). */
function dose({
  animalId,
  uuid,
  date,
  content: { treatmentName: _, ...noted },
}: Of<'dose'>): Request {
  const input: requestsDoseMutation$variables['input'] = {
    animalUuid: animalId,
    uuid,
    at: date,
    confirmed: true,
    ...noted,
  }
  return { params: paramsOf(doseMutation), variables: { input } }
}

function undoneDose({ animalId, uuid }: Of<'undoneDose'>): Request {
  const input: requestsUndoneDoseMutation$variables['input'] = {
    animalUuid: animalId,
    uuid,
    ahead: true,
  }
  return { params: paramsOf(undoneDoseMutation), variables: { input } }
}

/** Sent again it says the same: it is the moment that counts. */
function seenWatch({ animalId, date, content }: Of<'seenWatch'>): Request {
  const input: requestsSeenWatchMutation$variables['input'] = {
    animalUuid: animalId,
    seenAt: date,
    ...content,
  }
  return { params: paramsOf(seenWatchMutation), variables: { input } }
}

/** Confirmed: the form has asked. */
const whole = ({
  animalId,
  uuid,
  createdAt,
  content,
}: Of<'labResult'> | Of<'correctedLabResult'>) => ({
  ...content,
  animalUuid: animalId,
  uuid,
  writtenAt: createdAt,
  confirmed: true,
})

function labResult(waiting: Of<'labResult'>): Request {
  const input: requestsLabResultMutation$variables['input'] = whole(waiting)
  return { params: paramsOf(labResultMutation), variables: { input } }
}

function correctedLabResult(waiting: Of<'correctedLabResult'>): Request {
  const input: requestsCorrectedLabResultMutation$variables['input'] = whole(waiting)
  return { params: paramsOf(correctedLabResultMutation), variables: { input } }
}

function deletedLabResult({ animalId, uuid }: Of<'deletedLabResult'>): Request {
  const input: requestsDeletedLabResultMutation$variables['input'] = {
    animalUuid: animalId,
    uuid,
    ahead: true,
  }
  return { params: paramsOf(deletedLabResultMutation), variables: { input } }
}
