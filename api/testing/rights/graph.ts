import { photoAddress } from '../../storage/photoStore'
import { deviceSecretOf, type Household, password } from '../household'
import { type ExpectedOutcomes, forHelpers, forOutsiders } from './callers'
import {
  dataUrl,
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
  variables?: (owner: Household) => object | Promise<object>
}

// An invalid token fails the whole GraphQL request (product/interfaces 3.3).
const refused = { expired: 'UNAUTHENTICATED', 'share token': 'UNAUTHENTICATED' }
const all = <Outcome>(outcome: Outcome) => ({
  anonymous: outcome,
  owner: outcome,
  ...forHelpers(outcome),
  ...forOutsiders(outcome),
})
const open: ExpectedOutcomes = { ...refused, ...all('ok') }
const ended = all('NOT_FOUND')
const aboutOneself: ExpectedOutcomes = { ...open, anonymous: 'UNAUTHENTICATED' }
const circleAlone: ExpectedOutcomes = { ...aboutOneself, ...forOutsiders('NOT_FOUND') }
const ownersAlone: ExpectedOutcomes = { ...circleAlone, ...forHelpers('ACCESS_DENIED') }
const secretlyOwners: ExpectedOutcomes = { ...circleAlone, ...forHelpers('NOT_FOUND') }
const nothingForOthers: ExpectedOutcomes = {
  ...open,
  anonymous: 'nothing',
  ...forOutsiders('nothing'),
}
const adminsAlone: ExpectedOutcomes = {
  ...aboutOneself,
  owner: 'ACCESS_DENIED',
  ...forHelpers('ACCESS_DENIED'),
  ...forOutsiders('ACCESS_DENIED'),
  admin: 'ok',
}

const plain = (selection: string) => (field: string) => `{ ${field} ${selection} }`
const query = (type: string, argument: string, selection: string) => (field: string) =>
  `query ($it: ${type}) { ${field}(${argument}: $it) ${selection} }`
const withInput = (field: string, type = `${field[0]!.toUpperCase()}${field.slice(1)}`) =>
  `mutation ($input: ${type}Input!) { ${field}(input: $input) { __typename } }`
const withoutInput = (field: string) => `mutation { ${field} { __typename } }`

const mutation = (
  expected: ExpectedOutcomes,
  input: (owner: Household) => object | Promise<object>,
): GraphRow => ({
  expected,
  document: (field) => withInput(field),
  variables: async (owner) => ({ input: await input(owner) }),
})

const globalId = (type: string, id: string) => btoa(`${type}:${id}`)

export const graphRows: Record<string, GraphRow> = {
  viewer: {
    expected: { ...open, anonymous: 'nothing' },
    document: plain(
      '{ email firstName animals { edges { node { name } } } alertRecords { message } }',
    ),
  },
  animal: {
    expected: { ...nothingForOthers, anonymous: 'UNAUTHENTICATED' },
    document: query('ID!', 'uuid', '{ name }'),
    variables: ({ cat }) => ({ it: cat }),
  },
  node: {
    expected: nothingForOthers,
    document: query('ID!', 'id', '{ id ... on Animal { name } }'),
    variables: ({ cat }) => ({ it: globalId('Animal', cat) }),
  },
  nodes: {
    expected: nothingForOthers,
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
    expected: open,
    document: query('String!', 'token', '{ name }'),
    variables: ({ shareLink }) => ({ it: shareLink.token }),
  },

  tellShareCode: mutation({ ...refused, ...ended }, ({ shareLink }) => ({
    token: shareLink.token,
    code: '000000',
  })),
  openSharedLink: mutation(open, ({ shareLink }) => ({ token: shareLink.token })),
  leaveVetProposal: mutation(open, ({ shareLink }) => ({ ...proposal, token: shareLink.token })),
  decideVetProposal: mutation(ownersAlone, ({ cat, proposal: uuid }) => ({
    animalUuid: cat,
    uuid,
    accepted: ['weight'],
  })),
  endVetLimits: mutation(ownersAlone, ({ cat }) => ({ animalUuid: cat })),
  register: mutation(open, newcomer),
  login: mutation(open, ({ user: { email } }) => ({ email, password })),
  refresh: mutation(open, ({ refreshToken }) => ({ refreshToken })),
  logout: mutation(open, ({ refreshToken }) => ({ refreshToken })),
  forgotPassword: mutation(open, ({ user: { email } }) => ({ email })),
  resetPassword: mutation(open, async ({ mailToken }) => ({
    token: await mailToken('reset'),
    password,
  })),
  verifyEmail: mutation(open, async ({ mailToken }) => ({ token: await mailToken('verify') })),
  restoreEmail: mutation(open, async ({ mailToken }) => ({ token: await mailToken('restore') })),
  cancelEmailChange: { expected: aboutOneself, document: withoutInput },
  requestEmailVerification: { expected: aboutOneself, document: withoutInput },
  changePassword: mutation(aboutOneself, () => ({ currentPassword: password, password })),
  logoutAll: { expected: aboutOneself, document: withoutInput },
  updateViewer: mutation(aboutOneself, () => ({ firstName: 'Ada' })),
  deleteViewer: mutation(aboutOneself, () => ({ currentPassword: password })),
  endSession: mutation(secretlyOwners, ({ session }) => ({ uuid: session })),
  createPersonalAccessToken: mutation(aboutOneself, () => ({
    name: 'Balance',
    access: 'write',
    days: 30,
    currentPassword: password,
  })),
  revokePersonalAccessToken: mutation(secretlyOwners, ({ tools: { id } }) => ({ uuid: id })),
  setTimeOverride: mutation(adminsAlone, () => ({ date: '2026-01-01T12:00:00Z' })),
  clearTimeOverride: { expected: adminsAlone, document: withoutInput },

  createAnimal: mutation(aboutOneself, () => ({ name: 'Félix' })),
  updateAnimal: mutation(ownersAlone, ({ cat }) => ({ uuid: cat, name: 'Félix' })),
  deleteAnimal: mutation(ownersAlone, ({ cat }) => ({ uuid: cat })),
  rememberAnimal: mutation(ownersAlone, ({ cat }) => ({ uuid: cat })),
  reopenAnimal: mutation(ownersAlone, ({ cat }) => ({ uuid: cat })),
  uploadPhoto: mutation(ownersAlone, async ({ cat }) => ({
    fileData: await dataUrl(),
    animalUuid: cat,
  })),
  setAnimalPhoto: mutation(ownersAlone, ({ cat, photo }) => ({
    animalUuid: cat,
    photoURL: photoAddress(photo, origin),
  })),
  createUploadUrl: { expected: aboutOneself, document: withoutInput },
  createMeasurement: mutation(circleAlone, ({ cat }) => ({ animalUuid: cat, appetite: 4 })),
  updateMeasurement: mutation(circleAlone, ({ cat, measurement }) => ({
    animalUuid: cat,
    uuid: measurement,
    appetite: 4,
  })),
  deleteMeasurement: mutation(ownersAlone, ({ cat, measurement }) => ({
    animalUuid: cat,
    uuid: measurement,
  })),
  addWeight: mutation(circleAlone, ({ cat }) => ({ animalUuid: cat, weight: '4.4' })),
  answerNewHabit: mutation(ownersAlone, ({ cat }) => ({ animalUuid: cat, habit: 'drinks_less' })),
  putWatchAside: mutation(ownersAlone, ({ cat }) => ({ animalUuid: cat, rule: 'weight-loss' })),
  addTreatment: mutation(ownersAlone, ({ cat }) => ({ ...treatment(), animalUuid: cat })),
  changeTreatment: mutation(ownersAlone, ({ cat, treatment: uuid }) => ({
    animalUuid: cat,
    uuid,
    note: 'Le matin',
  })),
  stopTreatment: mutation(ownersAlone, ({ cat, treatment: uuid }) => ({
    animalUuid: cat,
    uuid,
    lastDay: '2100-01-01',
  })),
  noteDose: mutation(circleAlone, (owner) => ({
    ...dose(owner),
    animalUuid: owner.cat,
    treatmentUuid: owner.treatment,
  })),
  undoDose: mutation(ownersAlone, ({ cat, dose: uuid }) => ({ animalUuid: cat, uuid })),
  setStock: mutation(ownersAlone, ({ cat, treatment: courseUuid }) => ({
    ...stock,
    animalUuid: cat,
    courseUuid,
  })),
  noteStockChange: mutation(circleAlone, ({ cat, treatment: courseUuid }) => ({
    ...stockChange,
    animalUuid: cat,
    courseUuid,
  })),
  deleteStock: mutation(ownersAlone, ({ cat, treatment: courseUuid }) => ({
    animalUuid: cat,
    courseUuid,
  })),
  deleteWeight: mutation(ownersAlone, ({ cat, weight }) => ({ animalUuid: cat, uuid: weight })),
  deleteWeightImport: mutation(ownersAlone, ({ cat, weightImport }) => ({
    animalUuid: cat,
    uuid: weightImport,
  })),
  addLabResult: mutation(ownersAlone, ({ cat }) => ({ animalUuid: cat, ...lab })),
  updateLabResult: mutation(ownersAlone, ({ cat, labResult }) => ({
    animalUuid: cat,
    uuid: labResult,
    ...lab,
  })),
  deleteLabResult: mutation(ownersAlone, ({ cat, labResult }) => ({
    animalUuid: cat,
    uuid: labResult,
  })),
  setVetStage: mutation(ownersAlone, ({ cat }) => ({
    animalUuid: cat,
    stage: 2,
    day: '2026-01-01',
  })),
  // The secret of the device proves the user, whatever the session of the caller.
  answerReminder: mutation(open, (owner) => ({
    ...deviceSecretOf(owner),
    reminderUuid: owner.reminder,
    answer: 'later',
    day: owner.today,
    time: '08:00',
  })),
  renewPushDevice: mutation(open, renewal),
  addPushDevice: mutation(aboutOneself, () => ({ ...pushKeys, endpoint: endpoint() })),
  renewCalendar: { expected: aboutOneself, document: withoutInput },
  removeCalendar: { expected: aboutOneself, document: withoutInput },
  removePushDevice: mutation(secretlyOwners, ({ pushDevice }) => ({ uuid: pushDevice })),
  setReminders: mutation(circleAlone, ({ cat }) => ({ animalUuid: cat, ...reminders })),
  clearVetStage: mutation(ownersAlone, ({ cat }) => ({ animalUuid: cat })),
  inviteToCircle: mutation(ownersAlone, ({ cat }) => ({ animalUuid: cat, role: 'carer' })),
  cancelInvitation: mutation(ownersAlone, ({ cat, invitation }) => ({
    animalUuid: cat,
    uuid: invitation,
  })),
  removeFromCircle: mutation(ownersAlone, ({ cat, member }) => ({ animalUuid: cat, uuid: member })),
  leaveCircle: mutation({ ...circleAlone, owner: 'ACCESS_DENIED' }, ({ cat }) => ({
    animalUuid: cat,
  })),
  acceptInvitation: mutation({ ...refused, ...ended, anonymous: 'UNAUTHENTICATED' }, () => ({
    token: 'invented',
  })),
  createShareLink: mutation(ownersAlone, ({ cat }) => ({ animalUuid: cat })),
  revokeShareLink: mutation(secretlyOwners, ({ shareLink }) => ({ uuidOrToken: shareLink.id })),
  markAlertRead: {
    ...mutation(secretlyOwners, ({ alertRecord }) => ({ uuid: alertRecord })),
    document: (field) => withInput(field, 'AlertRecord'),
  },
  dismissAlert: {
    ...mutation(secretlyOwners, ({ alertRecord }) => ({ uuid: alertRecord })),
    document: (field) => withInput(field, 'AlertRecord'),
  },
}
