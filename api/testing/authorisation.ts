import { photoAddress } from '../photos/photos'
import { type Household, password } from './household'
import { jpeg } from './images'

/** An expired token is one of the owner's; the share token is sent as a session's. Sitter and carer are of the owner's cat; they were. */
const people = ['anonymous', 'owner', 'carer', 'sitter', 'ended sitter', 'former carer', 'another owner', 'expired', 'admin', 'share token'] as const
/** The owner's tools, with tokens of their own. */
export const tools = ['reading tool', 'writing tool'] as const
export const callers = [...people, ...tools] as const
export type Caller = (typeof callers)[number]

export interface Asked {
  /** A status of REST; of the graph its code, 'ok', or 'nothing' for null. */
  outcome: number | string
  text: string
}
type Expected = Record<(typeof people)[number], Asked['outcome']>

interface RestRow {
  expected: Expected
  send?: (owner: Household) => Promise<{ body?: object; headers?: Record<string, string> }>
}

interface GraphRow {
  expected: Expected
  document: (field: string) => string
  variables?: (owner: Household) => object | Promise<object>
}

const pushKeys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
const renewal = () => ({ ...pushKeys, endpoint: 'https://push.example/new', formerEndpoint: 'https://push.example/unknown', formerAuth: pushKeys.auth })
const reminders = { doses: true, weighing: true, byMail: false, quietFrom: '22:00', quietUntil: '07:00' }
const lab = { day: '2025-03-16', values: [{ quantity: 'sdma', value: '18', unit: 'µg/dL' }] }

const proposal = { vetName: 'Dr Martin', weight: '3.5' }

// REST: who gets a success about the owner's things.
const everybody = (status: number): Expected => Object.fromEntries(people.map((who) => [who, status])) as Expected
/** About the caller: the answers hold nobody else's things. */
const signedIn = (status: number): Expected => ({ ...everybody(status), anonymous: 401, expired: 401, 'share token': 401 })
const strangersAre = <Outcome>(outcome: Outcome) => ({ 'another owner': outcome, admin: outcome, 'ended sitter': outcome, 'former carer': outcome })
const helpersAre = <Outcome>(outcome: Outcome) => ({ carer: outcome, sitter: outcome })
/** Of the cat: to who has left the circle, what it is to a stranger. */
const theCircle = (status: number): Expected => ({ ...signedIn(status), ...strangersAre(404) })
const theOwner = (status: number): Expected => ({ ...theCircle(status), ...helpersAre(403) })
/** What helpers do not see either. */
const ownersSecret = (status: number): Expected => ({ ...theCircle(status), ...helpersAre(404) })
const theAdmin = (status: number): Expected => ({ ...signedIn(403), admin: status })

const body = (of: (owner: Household) => object | Promise<object>) => async (owner: Household) => ({ body: await of(owner) })
let addresses = 0
const newcomer = () => ({ email: `newcomer${++addresses}@example.org`, firstName: 'Ada', lastName: 'Martin', password })
const treatment = () => ({ kind: 'medicine', name: 'Semintra', plan: { kind: 'needed' }, firstDay: '2025-01-01' })
const dose = ({ today }: Household) => ({ day: today, outcome: 'skipped' })
const answers = () => ({ appetite: 4 })
/** Configured as the tests' server, which listens elsewhere. */
const origin = { publicUrl: 'http://localhost:3000' }
const dataUrl = async () => `data:image/jpeg;base64,${Buffer.from(await jpeg(40, 30)).toString('base64')}`

async function form() {
  const fields = new FormData()
  fields.append('photo', new Blob([await jpeg(40, 30)]))
  const encoded = new Response(fields)
  return { body: new Uint8Array(await encoded.arrayBuffer()), headers: { 'content-type': encoded.headers.get('content-type')! } }
}

/** Rows that name another person's cat make one of one's own. */
const copy = ({ cat }: Household) => ({ animals: [{ id: cat, name: 'Félix', createdAt: '2025-01-01T12:00:00Z' }] })
const weighings = async () => ({ body: new TextEncoder().encode('date;kg\n01/03/2025;4,2'), headers: { 'content-type': 'text/csv' } })

const restRows: Record<string, RestRow> = {
  'POST /api/auth/register': { expected: everybody(201), send: body(newcomer) },
  'POST /api/auth/login': { expected: everybody(200), send: body(({ user: { email } }) => ({ email, password })) },
  'POST /api/auth/refresh': { expected: everybody(200), send: body(({ refreshToken }) => ({ refreshToken })) },
  'POST /api/auth/logout': { expected: everybody(204), send: body(({ refreshToken }) => ({ refreshToken })) },
  'GET /api/auth/google': { expected: everybody(302) },
  'GET /api/auth/google/callback': { expected: everybody(302) },
  'POST /api/auth/logout-all': { expected: signedIn(204) },
  'POST /api/auth/forgot-password': { expected: everybody(200), send: body(({ user: { email } }) => ({ email })) },
  'POST /api/auth/reset-password': { expected: everybody(204), send: body(async ({ mailToken }) => ({ token: await mailToken('reset'), password })) },
  'POST /api/auth/verify-email': { expected: everybody(204), send: body(async ({ mailToken }) => ({ token: await mailToken('verify') })) },
  'POST /api/auth/restore-email': { expected: everybody(200), send: body(async ({ mailToken }) => ({ token: await mailToken('restore') })) },
  'POST /api/auth/request-verification': { expected: signedIn(204) },
  'POST /api/auth/change-password': { expected: signedIn(204), send: body(() => ({ currentPassword: password, password: 'battery staple' })) },
  'GET /api/users/me': { expected: signedIn(200) },
  'PATCH /api/users/me': { expected: signedIn(200), send: body(() => ({ firstName: 'Ada' })) },
  'DELETE /api/users/me/pending-email': { expected: signedIn(200) },
  'DELETE /api/users/me': { expected: signedIn(204) },
  'GET /api/users/me/export': { expected: signedIn(200) },
  'POST /api/users/me/import': { expected: signedIn(200), send: body(copy) },
  'GET /api/admin/time-override': { expected: theAdmin(200) },
  'POST /api/admin/time-override': { expected: theAdmin(200), send: body(() => ({ date: '2026-01-01T12:00:00Z' })) },
  'DELETE /api/admin/time-override': { expected: theAdmin(200) },
  'GET /api/animals': { expected: signedIn(200) },
  'POST /api/animals': { expected: signedIn(201), send: body(() => ({ name: 'Félix' })) },
  'GET /api/animals/:id': { expected: theCircle(200) },
  'PATCH /api/animals/:id': { expected: theOwner(200), send: body(() => ({ name: 'Félix' })) },
  'DELETE /api/animals/:id': { expected: theOwner(204) },
  'PUT /api/animals/:id/memory': { expected: theOwner(200), send: body(() => ({ diedOn: '2026-01-01' })) },
  'DELETE /api/animals/:id/memory': { expected: theOwner(200) },
  'PUT /api/animals/:id/photo': { expected: theOwner(200), send: body(({ photo }) => ({ photoURL: photoAddress(photo, origin) })) },
  'POST /api/animals/:id/photo/upload': { expected: theOwner(200), send: form },
  'POST /api/blob-upload': { expected: theOwner(201), send: body(async ({ cat }) => ({ fileData: await dataUrl(), animalId: cat })) },
  'POST /api/upload-url': { expected: signedIn(201) },
  'PUT /api/fallback-upload/:key': { expected: everybody(200), send: body(() => jpeg(40, 30)) },
  'GET /photos/:file': { expected: { ...everybody(404), owner: 200 } },
  'GET /api/animals/:id/measurements': { expected: theCircle(200) },
  'POST /api/animals/:id/measurements': { expected: theCircle(200), send: body(answers) },
  'GET /api/animals/:id/measurements/:mid': { expected: theCircle(200) },
  'PUT /api/animals/:id/measurements/:mid': { expected: theCircle(200), send: body(answers) },
  'DELETE /api/animals/:id/measurements/:mid': { expected: theOwner(204) },
  'GET /api/animals/:id/weights': { expected: theCircle(200) },
  'POST /api/animals/:id/weights': { expected: theCircle(201), send: body(() => ({ weight: '4.4' })) },
  'DELETE /api/animals/:id/weights/:wid': { expected: theOwner(204) },
  'POST /api/animals/:id/import': { expected: theCircle(200), send: weighings },
  'GET /api/animals/:id/labs': { expected: theCircle(200) },
  'POST /api/animals/:id/labs': { expected: theOwner(201), send: body(() => lab) },
  'PATCH /api/animals/:id/labs/:lid': { expected: theOwner(200), send: body(() => lab) },
  'DELETE /api/animals/:id/labs/:lid': { expected: theOwner(204) },
  'GET /api/animals/:id/iris': { expected: theCircle(200) },
  'PUT /api/animals/:id/iris': { expected: theOwner(200), send: body(() => ({ stage: 2, day: '2026-01-01' })) },
  'DELETE /api/animals/:id/iris': { expected: theOwner(204) },
  'GET /api/animals/:id/treatments': { expected: theCircle(200) },
  'POST /api/animals/:id/treatments': { expected: theOwner(201), send: body(treatment) },
  'GET /api/animals/:id/treatments/:tid': { expected: theCircle(200) },
  'PATCH /api/animals/:id/treatments/:tid': { expected: theOwner(200), send: body(() => ({ note: 'Le matin' })) },
  'POST /api/animals/:id/treatments/:tid/stop': { expected: theOwner(200), send: body(() => ({ lastDay: '2100-01-01' })) },
  'GET /api/animals/:id/care': { expected: theCircle(200) },
  'GET /api/animals/:id/doses': { expected: theCircle(200) },
  'POST /api/animals/:id/doses': { expected: theCircle(201), send: body((owner) => ({ ...dose(owner), treatmentId: owner.treatment })) },
  'DELETE /api/animals/:id/doses/:did': { expected: theOwner(204) },
  'GET /api/animals/:id/alerts': { expected: theCircle(200) },
  'GET /api/animals/:id/watches': { expected: theCircle(200) },
  'PATCH /api/animals/:id/watches/:rule/aside': { expected: theOwner(200) },
  'GET /api/animals/:id/visit': { expected: theCircle(200) },
  'POST /api/animals/:id/share': { expected: theOwner(201) },
  'GET /api/animals/:id/share-tokens': { expected: theCircle(200) },
  'DELETE /api/animals/:id/share/:token': { expected: ownersSecret(200) },
  'GET /api/share/:id': { expected: ownersSecret(200) },
  'DELETE /api/share/:id': { expected: ownersSecret(200) },
  'GET /api/shared/:token': { expected: everybody(200) },
  'POST /api/shared/:token/proposals': { expected: everybody(201), send: body(() => proposal) },
  'GET /api/animals/:id/proposals': { expected: theCircle(200) },
  'POST /api/animals/:id/proposals/:pid/decision': { expected: theOwner(200), send: body(() => ({ accepted: ['weight'] })) },
  'GET /api/animals/:id/limits': { expected: theCircle(200) },
  'DELETE /api/animals/:id/limits': { expected: theOwner(204) },
  'GET /api/animals/:id/circle': { expected: theCircle(200) },
  'POST /api/animals/:id/circle/invitations': { expected: theOwner(201), send: body(() => ({ role: 'carer' })) },
  'DELETE /api/animals/:id/circle/invitations/:iid': { expected: theOwner(204) },
  'DELETE /api/animals/:id/circle/members/:member': { expected: theOwner(204) },
  'DELETE /api/animals/:id/circle': { expected: { ...theCircle(204), owner: 403 } },
  'GET /api/invitations/:token': { expected: signedIn(404) },
  'POST /api/memberships': { expected: signedIn(404), send: body(() => ({ token: 'invented' })) },
  // The household's link has no code: it takes none.
  'POST /api/shared/:token/code': { expected: everybody(404), send: body(() => ({ code: '000000' })) },
  'POST /api/push/renewal': { expected: everybody(204), send: body(renewal) },
  'GET /api/calendar/:calendar': { expected: everybody(200) },
  'GET /api/alerts': { expected: signedIn(200) },
  'PATCH /api/alerts/:id/read': { expected: ownersSecret(200) },
  'PATCH /api/alerts/:id/dismiss': { expected: ownersSecret(200) },
  'GET /api/health': { expected: everybody(200) },
  'GET /metrics': { expected: everybody(404) },
  'GET /api/config': { expected: everybody(200) },
  'GET /api/openapi.json': { expected: everybody(200) },
  'GET /api/docs': { expected: everybody(200) },
  'GET /api/docs/:file': { expected: everybody(200) },
}

// The graph: a token that is bad fails the whole request, whatever it asks (product/interfaces 3.3).
const refused = { expired: 'UNAUTHENTICATED', 'share token': 'UNAUTHENTICATED' }
const all = <Outcome>(outcome: Outcome) => ({ anonymous: outcome, owner: outcome, ...helpersAre(outcome), ...strangersAre(outcome) })
const open: Expected = { ...refused, ...all('ok') }
const ended = all('NOT_FOUND')
const aboutOneself: Expected = { ...open, anonymous: 'UNAUTHENTICATED' }
const circleAlone: Expected = { ...aboutOneself, ...strangersAre('NOT_FOUND') }
const ownersAlone: Expected = { ...circleAlone, ...helpersAre('ACCESS_DENIED') }
const secretlyOwners: Expected = { ...circleAlone, ...helpersAre('NOT_FOUND') }
const nothingForOthers: Expected = { ...open, anonymous: 'nothing', ...strangersAre('nothing') }
const adminsAlone: Expected = { ...aboutOneself, owner: 'ACCESS_DENIED', ...helpersAre('ACCESS_DENIED'), ...strangersAre('ACCESS_DENIED'), admin: 'ok' }

const plain = (selection: string) => (field: string) => `{ ${field} ${selection} }`
const query = (type: string, argument: string, selection: string) => (field: string) =>
  `query ($it: ${type}) { ${field}(${argument}: $it) ${selection} }`
const withInput = (field: string, type = `${field[0]!.toUpperCase()}${field.slice(1)}`) =>
  `mutation ($input: ${type}Input!) { ${field}(input: $input) { __typename } }`
const withoutInput = (field: string) => `mutation { ${field} { __typename } }`

const mutation = (expected: Expected, input: (owner: Household) => object | Promise<object>): GraphRow => ({
  expected,
  document: (field) => withInput(field),
  variables: async (owner) => ({ input: await input(owner) }),
})

const globalId = (type: string, id: string) => btoa(`${type}:${id}`)

const graphRows: Record<string, GraphRow> = {
  viewer: { expected: { ...open, anonymous: 'nothing' }, document: plain('{ email firstName animals { edges { node { name } } } alertRecords { message } }') },
  animal: { expected: { ...nothingForOthers, anonymous: 'UNAUTHENTICATED' }, document: query('ID!', 'uuid', '{ name }'), variables: ({ cat }) => ({ it: cat }) },
  node: { expected: nothingForOthers, document: query('ID!', 'id', '{ id ... on Animal { name } }'), variables: ({ cat }) => ({ it: globalId('Animal', cat) }) },
  nodes: {
    expected: nothingForOthers,
    document: query('[ID!]!', 'ids', '{ id ... on Measurement { note } ... on ShareLink { token } ... on Viewer { firstName } }'),
    variables: ({ user, measurement, shareLink, alertRecord }) => ({
      it: [globalId('Viewer', user.id), globalId('Measurement', measurement), globalId('ShareLink', shareLink.id), globalId('AlertRecord', alertRecord)],
    }),
  },
  sharedAnimal: { expected: open, document: query('String!', 'token', '{ name }'), variables: ({ shareLink }) => ({ it: shareLink.token }) },

  tellShareCode: mutation({ ...refused, ...ended }, ({ shareLink }) => ({ token: shareLink.token, code: '000000' })),
  openSharedLink: mutation(open, ({ shareLink }) => ({ token: shareLink.token })),
  leaveVetProposal: mutation(open, ({ shareLink }) => ({ ...proposal, token: shareLink.token })),
  decideVetProposal: mutation(ownersAlone, ({ cat, proposal: uuid }) => ({ animalUuid: cat, uuid, accepted: ['weight'] })),
  endVetLimits: mutation(ownersAlone, ({ cat }) => ({ animalUuid: cat })),
  register: mutation(open, newcomer),
  login: mutation(open, ({ user: { email } }) => ({ email, password })),
  refresh: mutation(open, ({ refreshToken }) => ({ refreshToken })),
  logout: mutation(open, ({ refreshToken }) => ({ refreshToken })),
  forgotPassword: mutation(open, ({ user: { email } }) => ({ email })),
  resetPassword: mutation(open, async ({ mailToken }) => ({ token: await mailToken('reset'), password })),
  verifyEmail: mutation(open, async ({ mailToken }) => ({ token: await mailToken('verify') })),
  restoreEmail: mutation(open, async ({ mailToken }) => ({ token: await mailToken('restore') })),
  cancelEmailChange: { expected: aboutOneself, document: withoutInput },
  requestEmailVerification: { expected: aboutOneself, document: withoutInput },
  changePassword: mutation(aboutOneself, () => ({ currentPassword: password, password: 'battery staple' })),
  logoutAll: { expected: aboutOneself, document: withoutInput },
  updateViewer: mutation(aboutOneself, () => ({ firstName: 'Ada' })),
  deleteViewer: { expected: aboutOneself, document: withoutInput },
  createPersonalAccessToken: mutation(aboutOneself, () => ({ name: 'Balance', access: 'write', days: 30, currentPassword: password })),
  revokePersonalAccessToken: mutation(secretlyOwners, ({ tools: { id } }) => ({ uuid: id })),
  setTimeOverride: mutation(adminsAlone, () => ({ date: '2026-01-01T12:00:00Z' })),
  clearTimeOverride: { expected: adminsAlone, document: withoutInput },

  createAnimal: mutation(aboutOneself, () => ({ name: 'Félix' })),
  updateAnimal: mutation(ownersAlone, ({ cat }) => ({ uuid: cat, name: 'Félix' })),
  deleteAnimal: mutation(ownersAlone, ({ cat }) => ({ uuid: cat })),
  rememberAnimal: mutation(ownersAlone, ({ cat }) => ({ uuid: cat })),
  reopenAnimal: mutation(ownersAlone, ({ cat }) => ({ uuid: cat })),
  uploadPhoto: mutation(ownersAlone, async ({ cat }) => ({ fileData: await dataUrl(), animalUuid: cat })),
  setAnimalPhoto: mutation(ownersAlone, ({ cat, photo }) => ({ animalUuid: cat, photoURL: photoAddress(photo, origin) })),
  createUploadUrl: { expected: aboutOneself, document: withoutInput },
  createMeasurement: mutation(circleAlone, ({ cat }) => ({ animalUuid: cat, appetite: 4 })),
  updateMeasurement: mutation(circleAlone, ({ cat, measurement }) => ({ animalUuid: cat, uuid: measurement, appetite: 4 })),
  deleteMeasurement: mutation(ownersAlone, ({ cat, measurement }) => ({ animalUuid: cat, uuid: measurement })),
  addWeight: mutation(circleAlone, ({ cat }) => ({ animalUuid: cat, weight: '4.4' })),
  putWatchAside: mutation(ownersAlone, ({ cat }) => ({ animalUuid: cat, rule: 'weight-loss' })),
  addTreatment: mutation(ownersAlone, ({ cat }) => ({ ...treatment(), animalUuid: cat })),
  changeTreatment: mutation(ownersAlone, ({ cat, treatment: uuid }) => ({ animalUuid: cat, uuid, note: 'Le matin' })),
  stopTreatment: mutation(ownersAlone, ({ cat, treatment: uuid }) => ({ animalUuid: cat, uuid, lastDay: '2100-01-01' })),
  noteDose: mutation(circleAlone, (owner) => ({ ...dose(owner), animalUuid: owner.cat, treatmentUuid: owner.treatment })),
  undoDose: mutation(ownersAlone, ({ cat, dose: uuid }) => ({ animalUuid: cat, uuid })),
  deleteWeight: mutation(ownersAlone, ({ cat, weight }) => ({ animalUuid: cat, uuid: weight })),
  addLabResult: mutation(ownersAlone, ({ cat }) => ({ animalUuid: cat, ...lab })),
  updateLabResult: mutation(ownersAlone, ({ cat, labResult }) => ({ animalUuid: cat, uuid: labResult, ...lab })),
  deleteLabResult: mutation(ownersAlone, ({ cat, labResult }) => ({ animalUuid: cat, uuid: labResult })),
  setVetStage: mutation(ownersAlone, ({ cat }) => ({ animalUuid: cat, stage: 2, day: '2026-01-01' })),
  renewPushDevice: mutation(open, renewal),
  addPushDevice: mutation(aboutOneself, () => ({ ...pushKeys, endpoint: `https://push.example/${++addresses}` })),
  renewCalendar: { expected: aboutOneself, document: withoutInput },
  removeCalendar: { expected: aboutOneself, document: withoutInput },
  removePushDevice: mutation(secretlyOwners, ({ pushDevice }) => ({ uuid: pushDevice })),
  setReminders: mutation(circleAlone, ({ cat }) => ({ animalUuid: cat, ...reminders })),
  clearVetStage: mutation(ownersAlone, ({ cat }) => ({ animalUuid: cat })),
  inviteToCircle: mutation(ownersAlone, ({ cat }) => ({ animalUuid: cat, role: 'carer' })),
  cancelInvitation: mutation(ownersAlone, ({ cat, invitation }) => ({ animalUuid: cat, uuid: invitation })),
  removeFromCircle: mutation(ownersAlone, ({ cat, member }) => ({ animalUuid: cat, uuid: member })),
  leaveCircle: mutation({ ...circleAlone, owner: 'ACCESS_DENIED' }, ({ cat }) => ({ animalUuid: cat })),
  acceptInvitation: mutation({ ...refused, ...ended, anonymous: 'UNAUTHENTICATED' }, () => ({ token: 'invented' })),
  createShareLink: mutation(ownersAlone, ({ cat }) => ({ animalUuid: cat })),
  revokeShareLink: mutation(secretlyOwners, ({ shareLink }) => ({ uuidOrToken: shareLink.id })),
  markAlertRead: { ...mutation(secretlyOwners, ({ alertRecord }) => ({ uuid: alertRecord })), document: (field) => withInput(field, 'AlertRecord') },
  dismissAlert: { ...mutation(secretlyOwners, ({ alertRecord }) => ({ uuid: alertRecord })), document: (field) => withInput(field, 'AlertRecord') },
}

// Tools (product/accounts 7.3): what none may do is listed here; of the rest, one that reads may ask, one that writes may all.
const notForTools = new Set([
  'POST /api/auth/logout-all', 'POST /api/auth/request-verification', 'POST /api/auth/change-password',
  'PATCH /api/users/me', 'DELETE /api/users/me', 'DELETE /api/users/me/pending-email', 'GET /api/users/me/export', 'POST /api/users/me/import', 'POST /api/animals/:id/import',
  'GET /api/admin/time-override', 'POST /api/admin/time-override', 'DELETE /api/admin/time-override', 'setTimeOverride', 'clearTimeOverride',
  'DELETE /api/animals/:id', 'PUT /api/animals/:id/memory', 'DELETE /api/animals/:id/memory', 'deleteAnimal', 'rememberAnimal', 'reopenAnimal',
  'register', 'login', 'refresh', 'logout', 'logoutAll', 'forgotPassword', 'resetPassword', 'changePassword',
  'verifyEmail', 'restoreEmail', 'cancelEmailChange', 'requestEmailVerification', 'updateViewer', 'deleteViewer',
  'createPersonalAccessToken', 'revokePersonalAccessToken', 'openSharedLink', 'tellShareCode', 'leaveVetProposal', 'decideVetProposal', 'endVetLimits',
  'POST /api/animals/:id/proposals/:pid/decision', 'DELETE /api/animals/:id/limits',
  'setReminders', 'addPushDevice', 'renewPushDevice', 'removePushDevice', 'renewCalendar', 'removeCalendar',
  'POST /api/animals/:id/circle/invitations', 'DELETE /api/animals/:id/circle/invitations/:iid', 'DELETE /api/animals/:id/circle/members/:member',
  'DELETE /api/animals/:id/circle', 'GET /api/invitations/:token', 'POST /api/memberships',
  'inviteToCircle', 'cancelInvitation', 'removeFromCircle', 'leaveCircle', 'acceptInvitation',
])

interface Told {
  denied: Asked['outcome']
  reads: boolean
  /** Of REST: no token is looked at. */
  isPublic: boolean
}

function withTools<Row extends { expected: Expected }>(name: string, row: Row, { denied, reads, isPublic }: Told) {
  const { owner } = row.expected
  const mayNot = notForTools.has(name)
  const reading = isPublic || (reads && !mayNot) ? owner : denied
  const writing = isPublic || !mayNot ? owner : denied
  return { ...row, expected: { ...row.expected, 'reading tool': reading, 'writing tool': writing } satisfies Record<Caller, Asked['outcome']> }
}

export const rest = Object.fromEntries(
  Object.entries(restRows).map(([call, row]) => {
    const isPublic = row.expected.anonymous === row.expected.owner
    return [call, withTools(call, row, { denied: 403, reads: call.startsWith('GET '), isPublic })]
  }),
)

export const graph = Object.fromEntries(
  Object.entries(graphRows).map(([name, row]) => {
    const reads = !row.document(name).startsWith('mutation')
    return [name, withTools(name, row, { denied: 'ACCESS_DENIED', reads, isPublic: false })]
  }),
)
