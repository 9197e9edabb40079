import { graphql } from 'react-relay'
import { getRequest, type RequestParameters, type Variables } from 'relay-runtime'
import type { sendMutation$variables } from '../__generated__/sendMutation.graphql'
import { fetchGraphQL } from '../relay/fetchGraphQL'
import { toFailure } from '../relay/graphqlError'
import type { MeasurementDraft } from './db'
import type { SendOutcome } from './sync'
import type { WaitingEntry } from './waiting'

const sendMutation = graphql`
  mutation sendMutation($input: CreateMeasurementInput!) {
    createMeasurement(input: $input) {
      kept
    }
  }
`

/** Nothing was learnt about the entry itself: it is sent again as soon as something gets through. */
const unreachable = new Set(['NO_ANSWER', 'UNAUTHENTICATED'])
/** Time, or a person who is not this one, may mend these; every other answer is final (spec 4, REST). */
const passing = new Set(['INTERNAL', 'UNAVAILABLE', 'RATE_LIMITED'])

/** The store is not told: what is on the screen is asked anew once all are sent. */
export async function send(entry: WaitingEntry): Promise<SendOutcome> {
  const { params, variables } = entry.kind === 'draft' ? creation(entry) : replay(entry.data)
  try {
    const body = await fetchGraphQL(params, variables)
    return 'errors' in body && body.errors?.length ? outcomeOf(body.errors) : { kind: 'sent' }
  } catch (error) {
    return outcomeOf(error)
  }
}

function outcomeOf(error: unknown): SendOutcome {
  const { code, message, fields } = toFailure(error)
  if (unreachable.has(code)) return { kind: 'unreachable' }
  if (passing.has(code)) return { kind: 'failed' }
  const [field, reason] = Object.entries(fields)[0] ?? [null, message]
  return { kind: 'refused', refusal: { reason, field } }
}

function creation(draft: MeasurementDraft) {
  const input: sendMutation$variables['input'] = {
    animalUuid: draft.animalId,
    uuid: draft.uuid,
    date: draft.date,
    answeredAt: draft.answeredAt,
    isOfflineGenerated: draft.isOfflineGenerated,
    waterMl: draft.waterMl,
    appetite: draft.appetite,
    vomiting: draft.vomiting,
    vomitingType: draft.vomitingType,
    urination: draft.urination,
    urinationSigns: draft.urinationSigns,
    urinationBallSize: draft.urinationBallSize,
    lethargy: draft.lethargy,
    note: draft.note,
    quickHydrationValue: draft.quickHydrationValue,
    subcutaneousPerfusion: draft.subcutaneousPerfusion,
  }
  return { params: getRequest(sendMutation).params, variables: { input } as Variables }
}

function replay({ id, variables }: { id: string; variables: Variables }) {
  const params: RequestParameters = {
    id,
    text: null,
    name: 'replay',
    operationKind: 'mutation',
    metadata: {},
  }
  return { params, variables }
}
