import { photoAddress } from '../../storage/photoStore'
import { deviceSecretOf, type OwnedRows, password } from '../household'
import { inputMutation } from '../inputMutation'
import { type ExpectedOutcomes, forHelpers, forOutsiders } from './callers'
import {
  jpegDataUrl,
  dose,
  endpoint,
  lab,
  newcomer,
  origin,
  proposal,
  pushKeys,
  reminders,
  renewal,
  stock,
  stockChange,
  treatment,
} from './inputs'

export interface GraphRow {
  expected: ExpectedOutcomes
  document: (field: string) => string
  variables?: (owner: OwnedRows) => object | Promise<object>
}

// An invalid token fails the whole GraphQL request (product/interfaces 3.3).
const refusedCallers = { expired: 'UNAUTHENTICATED', 'share token': 'UNAUTHENTICATED' }
const all = <Outcome>(outcome: Outcome) => ({
  anonymous: outcome,
  owner: outcome,
  ...forHelpers(outcome),
  ...forOutsiders(outcome),
})
const anyCaller: ExpectedOutcomes = { ...refusedCallers, ...all('ok') }
const endedOutcomes = all('NOT_FOUND')
const signedInOnly: ExpectedOutcomes = { ...anyCaller, anonymous: 'UNAUTHENTICATED' }
const circleOnly: ExpectedOutcomes = { ...signedInOnly, ...forOutsiders('NOT_FOUND') }
const ownerOnly: ExpectedOutcomes = { ...circleOnly, ...forHelpers('ACCESS_DENIED') }
const ownerOnlyHidden: ExpectedOutcomes = { ...circleOnly, ...forHelpers('NOT_FOUND') }
const emptyForOthers: ExpectedOutcomes = {
  ...anyCaller,
  anonymous: 'nothing',
  ...forOutsiders('nothing'),
}
const adminOnly: ExpectedOutcomes = {
  ...signedInOnly,
  owner: 'ACCESS_DENIED',
  ...forHelpers('ACCESS_DENIED'),
  ...forOutsiders('ACCESS_DENIED'),
  admin: 'ok',
}

const plain = (selection: string) => (field: string) => `{ ${field} ${selection} }`
const query = (type: string, argument: string, selection: string) => (field: string) =>
  `query ($it: ${type}) { ${field}(${argument}: $it) ${selection} }`
const withoutInput = (field: string) => `mutation { ${field} { __typename } }`

const mutation = (
  expected: ExpectedOutcomes,
  input: (owner: OwnedRows) => object | Promise<object>,
): GraphRow => ({
  expected,
  document: (field) => inputMutation(field),
  variables: async (owner) => ({ input: await input(owner) }),
})

const globalId = (type: string, id: string) => btoa(`${type}:${id}`)

export const graphRows: Record<string, GraphRow> = {
  viewer: {
    expected: { ...anyCaller, anonymous: 'nothing' },
    document: plain(
      '{ email firstName animals { edges { node { name } } } alertRecords { message } }',
    ),
  },
  animal: {
    expected: { ...emptyForOthers, anonymous: 'UNAUTHENTICATED' },
    document: query('ID!', 'uuid', '{ name }'),
    variables: ({ cat }) => ({ it: cat }),
  },
  node: {
    expected: emptyForOthers,
    document: query('ID!', 'id', '{ id ... on Animal { name } }'),
    variables: ({ cat }) => ({ it: globalId('Animal', cat) }),
  },
  nodes: {
    expected: emptyForOthers,
    document: query(
      '[ID!]!',
      'ids',
      '{ id ... on Measurement { note } ... on ShareLink { token } ... on Viewer { firstName } }',
    ),
    variables: ({ user, measurement, shareLink, alertRecord }) => ({
      it: [
        globalId('Viewer', user.id),
        globalId('Measurement', measurement),
        globalId('ShareLink', shareLink.id),
        globalId('AlertRecord', alertRecord),
      ],
    }),
  },
  sharedAnimal: {
    expected: anyCaller,
    document: query('String!', 'token', '{ name }'),
    variables: ({ shareLink }) => ({ it: shareLink.token }),
  },

  tellShareCode: mutation({ ...refusedCallers, ...endedOutcomes }, ({ shareLink }) => ({
    token: shareLink.token,
    code: '000000',
  })),
  openSharedLink: mutation(anyCaller, ({ shareLink }) => ({ token: shareLink.token })),
  leaveVetProposal: mutation(anyCaller, ({ shareLink }) => ({
    ...proposal,
    token: shareLink.token,
  })),
  decideVetProposal: mutation(ownerOnly, ({ cat, proposal: uuid }) => ({
    animalUuid: cat,
    uuid,
    accepted: ['weight'],
  })),
  endVetLimits: mutation(ownerOnly, ({ cat }) => ({ animalUuid: cat })),
  register: mutation(anyCaller, newcomer),
  login: mutation(anyCaller, ({ user: { email } }) => ({ email, password })),
  refresh: mutation(anyCaller, ({ refreshToken }) => ({ refreshToken })),
  logout: mutation(anyCaller, ({ refreshToken }) => ({ refreshToken })),
  forgotPassword: mutation(anyCaller, ({ user: { email } }) => ({ email })),
  resetPassword: mutation(anyCaller, async ({ mailToken }) => ({
    token: await mailToken('reset'),
    password,
  })),
  verifyEmail: mutation(anyCaller, async ({ mailToken }) => ({ token: await mailToken('verify') })),
  restoreEmail: mutation(anyCaller, async ({ mailToken }) => ({
    token: await mailToken('restore'),
  })),
  cancelEmailChange: { expected: signedInOnly, document: withoutInput },
  requestEmailVerification: { expected: signedInOnly, document: withoutInput },
  changePassword: mutation(signedInOnly, () => ({ currentPassword: password, password })),
  logoutAll: { expected: signedInOnly, document: withoutInput },
  updateViewer: mutation(signedInOnly, () => ({ firstName: 'Ada' })),
  deleteViewer: mutation(signedInOnly, () => ({ currentPassword: password })),
  endSession: mutation(ownerOnlyHidden, ({ session }) => ({ uuid: session })),
  createPersonalAccessToken: mutation(signedInOnly, () => ({
    name: 'Balance',
    access: 'write',
    days: 30,
    currentPassword: password,
  })),
  revokePersonalAccessToken: mutation(ownerOnlyHidden, ({ tools: { id } }) => ({ uuid: id })),
  setTimeOverride: mutation(adminOnly, () => ({ date: '2026-01-01T12:00:00Z' })),
  clearTimeOverride: { expected: adminOnly, document: withoutInput },

  createAnimal: mutation(signedInOnly, () => ({ name: 'Félix' })),
  updateAnimal: mutation(ownerOnly, ({ cat }) => ({ uuid: cat, name: 'Félix' })),
  deleteAnimal: mutation(ownerOnly, ({ cat }) => ({ uuid: cat })),
  rememberAnimal: mutation(ownerOnly, ({ cat }) => ({ uuid: cat })),
  reopenAnimal: mutation(ownerOnly, ({ cat }) => ({ uuid: cat })),
  uploadPhoto: mutation(ownerOnly, async ({ cat }) => ({
    fileData: await jpegDataUrl(),
    animalUuid: cat,
  })),
  setAnimalPhoto: mutation(ownerOnly, ({ cat, photo }) => ({
    animalUuid: cat,
    photoURL: photoAddress(photo, origin),
  })),
  createUploadUrl: { expected: signedInOnly, document: withoutInput },
  createMeasurement: mutation(circleOnly, ({ cat }) => ({ animalUuid: cat, appetite: 4 })),
  updateMeasurement: mutation(circleOnly, ({ cat, measurement }) => ({
    animalUuid: cat,
    uuid: measurement,
    appetite: 4,
  })),
  deleteMeasurement: mutation(ownerOnly, ({ cat, measurement }) => ({
    animalUuid: cat,
    uuid: measurement,
  })),
  addWeight: mutation(circleOnly, ({ cat }) => ({ animalUuid: cat, weight: '4.4' })),
  answerNewHabit: mutation(ownerOnly, ({ cat }) => ({ animalUuid: cat, habit: 'drinks_less' })),
  putWatchAside: mutation(ownerOnly, ({ cat }) => ({ animalUuid: cat, rule: 'weight-loss' })),
  addTreatment: mutation(ownerOnly, ({ cat }) => ({ ...treatment(), animalUuid: cat })),
  changeTreatment: mutation(ownerOnly, ({ cat, treatment: uuid }) => ({
    animalUuid: cat,
    uuid,
    note: 'Le matin',
  })),
  stopTreatment: mutation(ownerOnly, ({ cat, treatment: uuid }) => ({
    animalUuid: cat,
    uuid,
    lastDay: '2100-01-01',
  })),
  noteDose: mutation(circleOnly, (owner) => ({
    ...dose(owner),
    animalUuid: owner.cat,
    treatmentUuid: owner.treatment,
  })),
  undoDose: mutation(ownerOnly, ({ cat, dose: uuid }) => ({ animalUuid: cat, uuid })),
  setStock: mutation(ownerOnly, ({ cat, treatment: courseUuid }) => ({
    ...stock,
    animalUuid: cat,
    courseUuid,
  })),
  noteStockChange: mutation(circleOnly, ({ cat, treatment: courseUuid }) => ({
    ...stockChange,
    animalUuid: cat,
    courseUuid,
  })),
  deleteStock: mutation(ownerOnly, ({ cat, treatment: courseUuid }) => ({
    animalUuid: cat,
    courseUuid,
  })),
  deleteWeight: mutation(ownerOnly, ({ cat, weight }) => ({ animalUuid: cat, uuid: weight })),
  deleteWeightImport: mutation(ownerOnly, ({ cat, weightImport }) => ({
    animalUuid: cat,
    uuid: weightImport,
  })),
  addLabResult: mutation(ownerOnly, ({ cat }) => ({ animalUuid: cat, ...lab })),
  updateLabResult: mutation(ownerOnly, ({ cat, labResult }) => ({
    animalUuid: cat,
    uuid: labResult,
    ...lab,
  })),
  deleteLabResult: mutation(ownerOnly, ({ cat, labResult }) => ({
    animalUuid: cat,
    uuid: labResult,
  })),
  setVetStage: mutation(ownerOnly, ({ cat }) => ({ animalUuid: cat, stage: 2, day: '2026-01-01' })),
  // The secret of the device proves the user, whatever the session of the caller.
  answerReminder: mutation(anyCaller, (owner) => ({
    ...deviceSecretOf(owner),
    reminderUuid: owner.reminder,
    answer: 'later',
    day: owner.today,
    time: '08:00',
  })),
  renewPushDevice: mutation(anyCaller, renewal),
  addPushDevice: mutation(signedInOnly, () => ({ ...pushKeys, endpoint: endpoint() })),
  renewCalendar: { expected: signedInOnly, document: withoutInput },
  removeCalendar: { expected: signedInOnly, document: withoutInput },
  removePushDevice: mutation(ownerOnlyHidden, ({ pushDevice }) => ({ uuid: pushDevice })),
  setReminders: mutation(circleOnly, ({ cat }) => ({ animalUuid: cat, ...reminders })),
  clearVetStage: mutation(ownerOnly, ({ cat }) => ({ animalUuid: cat })),
  inviteToCircle: mutation(ownerOnly, ({ cat }) => ({ animalUuid: cat, role: 'carer' })),
  cancelInvitation: mutation(ownerOnly, ({ cat, invitation }) => ({
    animalUuid: cat,
    uuid: invitation,
  })),
  removeFromCircle: mutation(ownerOnly, ({ cat, member }) => ({ animalUuid: cat, uuid: member })),
  leaveCircle: mutation({ ...circleOnly, owner: 'ACCESS_DENIED' }, ({ cat }) => ({
    animalUuid: cat,
  })),
  acceptInvitation: mutation(
    { ...refusedCallers, ...endedOutcomes, anonymous: 'UNAUTHENTICATED' },
    () => ({ token: 'invented' }),
  ),
  createShareLink: mutation(ownerOnly, ({ cat }) => ({ animalUuid: cat })),
  revokeShareLink: mutation(ownerOnlyHidden, ({ shareLink }) => ({ uuidOrToken: shareLink.id })),
  markAlertRead: {
    ...mutation(ownerOnly, ({ alertRecord }) => ({ uuid: alertRecord })),
    document: (field) => inputMutation(field, '__typename', 'AlertRecordInput'),
  },
  dismissAlert: {
    ...mutation(ownerOnly, ({ alertRecord }) => ({ uuid: alertRecord })),
    document: (field) => inputMutation(field, '__typename', 'AlertRecordInput'),
  },
}
