import { photoAddress } from '../../storage/photoStore'
import { deviceSecretOf, type Household, password } from '../household'
import { jpeg } from '../images'
import { type ExpectedOutcomes, forHelpers, people, forOutsiders } from './callers'
import type { DocumentedCall, JsonBody } from './documentedCalls'
import {
  answers,
  dataUrl,
  dose,
  lab,
  newcomer,
  origin,
  proposal,
  renewal,
  stock,
  stockChange,
  treatment,
} from './inputs'

export interface Sending<Body extends object> {
  body?: Body | Uint8Array<ArrayBuffer>
  headers?: Record<string, string>
}

export interface RestRow<Body extends object = object> {
  expected: ExpectedOutcomes
  send?: (owner: Household) => Promise<Sending<Body>>
}

const everybody = (status: number): ExpectedOutcomes =>
  Object.fromEntries(people.map((who) => [who, status])) as ExpectedOutcomes
/** The call concerns the caller: the response has no data of another user. */
const signedIn = (status: number): ExpectedOutcomes => ({
  ...everybody(status),
  anonymous: 401,
  expired: 401,
  'share token': 401,
})
/** A former member of the circle gets the response of an outsider. */
const theCircle = (status: number): ExpectedOutcomes => ({
  ...signedIn(status),
  ...forOutsiders(404),
})
const theOwner = (status: number): ExpectedOutcomes => ({
  ...theCircle(status),
  ...forHelpers(403),
})
/** The call is also hidden from helpers. */
const ownersSecret = (status: number): ExpectedOutcomes => ({
  ...theCircle(status),
  ...forHelpers(404),
})
const theAdmin = (status: number): ExpectedOutcomes => ({ ...signedIn(403), admin: status })

const body =
  <Body extends object>(of: (owner: Household) => Body | Promise<Body>) =>
  async (owner: Household) => ({ body: await of(owner) })

async function form() {
  const fields = new FormData()
  fields.append('photo', new Blob([await jpeg(40, 30)]))
  const encoded = new Response(fields)
  return {
    body: new Uint8Array(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type')! },
  }
}

/** Turns a row with another user's cat into one with a cat of the caller. */
const copy = ({ cat }: Household) => ({
  animals: [{ id: cat, name: 'Félix', createdAt: '2025-01-01T12:00:00Z' }],
})
const weighings = async () => ({
  body: new TextEncoder().encode('date;kg\n01/03/2025;4,2'),
  headers: { 'content-type': 'text/csv' },
})

/** An undocumented call, a call without a row and an undocumented body do not compile. */
export const restRows: { [Call in DocumentedCall]: RestRow<JsonBody<Call>> } = {
  'POST /api/auth/register': { expected: everybody(201), send: body(newcomer) },
  'POST /api/auth/login': {
    expected: everybody(200),
    send: body(({ user: { email } }) => ({ email, password })),
  },
  'POST /api/auth/refresh': {
    expected: everybody(200),
    send: body(({ refreshToken }) => ({ refreshToken })),
  },
  'POST /api/auth/logout': {
    expected: everybody(204),
    send: body(({ refreshToken }) => ({ refreshToken })),
  },
  'GET /api/auth/google': { expected: everybody(302) },
  'GET /api/auth/google/callback': { expected: everybody(302) },
  'POST /api/auth/logout-all': { expected: signedIn(204) },
  'POST /api/auth/forgot-password': {
    expected: everybody(200),
    send: body(({ user: { email } }) => ({ email })),
  },
  'POST /api/auth/reset-password': {
    expected: everybody(204),
    send: body(async ({ mailToken }) => ({ token: await mailToken('reset'), password })),
  },
  'POST /api/auth/verify-email': {
    expected: { ...everybody(204), expired: 401, 'share token': 401 },
    send: body(async ({ mailToken }) => ({ token: await mailToken('verify') })),
  },
  'POST /api/auth/restore-email': {
    expected: everybody(200),
    send: body(async ({ mailToken }) => ({ token: await mailToken('restore') })),
  },
  'POST /api/auth/request-verification': { expected: signedIn(204) },
  'POST /api/auth/change-password': {
    expected: signedIn(204),
    send: body(() => ({ currentPassword: password, password })),
  },
  'GET /api/users/me': { expected: signedIn(200) },
  'PATCH /api/users/me': { expected: signedIn(200), send: body(() => ({ firstName: 'Ada' })) },
  'DELETE /api/users/me/pending-email': { expected: signedIn(200) },
  'DELETE /api/users/me': { expected: signedIn(204), send: body(() => ({ password })) },
  'GET /api/users/me/sessions': { expected: signedIn(200) },
  'DELETE /api/users/me/sessions/:id': { expected: ownersSecret(204) },
  'GET /api/users/me/export': { expected: signedIn(200) },
  'POST /api/users/me/import': { expected: signedIn(200), send: body(copy) },
  'GET /api/admin/time-override': { expected: theAdmin(200) },
  'POST /api/admin/time-override': {
    expected: theAdmin(200),
    send: body(() => ({ date: '2026-01-01T12:00:00Z' })),
  },
  'DELETE /api/admin/time-override': { expected: theAdmin(200) },
  'GET /api/animals': { expected: signedIn(200) },
  'POST /api/animals': { expected: signedIn(201), send: body(() => ({ name: 'Félix' })) },
  'GET /api/animals/:id': { expected: theCircle(200) },
  'PATCH /api/animals/:id': { expected: theOwner(200), send: body(() => ({ name: 'Félix' })) },
  'DELETE /api/animals/:id': { expected: theOwner(204) },
  'PUT /api/animals/:id/memory': {
    expected: theOwner(200),
    send: body(() => ({ diedOn: '2026-01-01' })),
  },
  'DELETE /api/animals/:id/memory': { expected: theOwner(200) },
  'PUT /api/animals/:id/photo': {
    expected: theOwner(200),
    send: body(({ photo }) => ({ photoURL: photoAddress(photo, origin) })),
  },
  'POST /api/animals/:id/photo/upload': { expected: theOwner(200), send: form },
  'POST /api/blob-upload': {
    expected: theOwner(201),
    send: body(async ({ cat }) => ({ fileData: await dataUrl(), animalId: cat })),
  },
  'POST /api/upload-url': { expected: signedIn(201) },
  'PUT /api/fallback-upload/:key': { expected: everybody(200), send: body(() => jpeg(40, 30)) },
  'GET /photos/:file': { expected: { ...everybody(404), owner: 200 } },
  'GET /api/animals/:id/measurements': { expected: theCircle(200) },
  'POST /api/animals/:id/measurements': { expected: theCircle(200), send: body(answers) },
  'GET /api/animals/:id/measurements/:mid': { expected: theCircle(200) },
  'PUT /api/animals/:id/measurements/:mid': { expected: theCircle(200), send: body(answers) },
  'DELETE /api/animals/:id/measurements/:mid': { expected: theOwner(204) },
  'GET /api/animals/:id/weights': { expected: theCircle(200) },
  'POST /api/animals/:id/weights': {
    expected: theCircle(201),
    send: body(() => ({ weight: '4.4' })),
  },
  'DELETE /api/animals/:id/weights/:wid': { expected: theOwner(204) },
  'DELETE /api/animals/:id/import/:import': { expected: theOwner(204) },
  'POST /api/animals/:id/import': { expected: theCircle(200), send: weighings },
  'GET /api/animals/:id/labs': { expected: theCircle(200) },
  'POST /api/animals/:id/labs': { expected: theOwner(201), send: body(() => lab) },
  'PATCH /api/animals/:id/labs/:lid': { expected: theOwner(200), send: body(() => lab) },
  'DELETE /api/animals/:id/labs/:lid': { expected: theOwner(204) },
  'GET /api/animals/:id/lab-remarks': { expected: theCircle(200) },
  'GET /api/animals/:id/iris': { expected: theCircle(200) },
  'PUT /api/animals/:id/iris': {
    expected: theOwner(200),
    send: body(() => ({ stage: 2, day: '2026-01-01' })),
  },
  'DELETE /api/animals/:id/iris': { expected: theOwner(204) },
  'GET /api/animals/:id/treatments': { expected: theCircle(200) },
  'POST /api/animals/:id/treatments': { expected: theOwner(201), send: body(treatment) },
  'GET /api/animals/:id/treatments/:tid': { expected: theCircle(200) },
  'PATCH /api/animals/:id/treatments/:tid': {
    expected: theOwner(200),
    send: body(() => ({ note: 'Le matin' })),
  },
  'POST /api/animals/:id/treatments/:tid/stop': {
    expected: theOwner(200),
    send: body(() => ({ lastDay: '2100-01-01' })),
  },
  'GET /api/animals/:id/care': { expected: theCircle(200) },
  'GET /api/animals/:id/doses': { expected: theCircle(200) },
  'POST /api/animals/:id/doses': {
    expected: theCircle(201),
    send: body((owner) => ({ ...dose(owner), treatmentId: owner.treatment })),
  },
  'DELETE /api/animals/:id/doses/:did': { expected: theOwner(204) },
  'GET /api/animals/:id/stocks': { expected: theCircle(200) },
  'PUT /api/animals/:id/stocks/:course': { expected: theOwner(200), send: body(() => stock) },
  'POST /api/animals/:id/stocks/:course/changes': {
    expected: theCircle(201),
    send: body(() => stockChange),
  },
  'DELETE /api/animals/:id/stocks/:course': { expected: theOwner(204) },
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
  'POST /api/animals/:id/proposals/:pid/decision': {
    expected: theOwner(200),
    send: body(() => ({ accepted: ['weight' as const] })),
  },
  'GET /api/animals/:id/limits': { expected: theCircle(200) },
  'DELETE /api/animals/:id/limits': { expected: theOwner(204) },
  'GET /api/animals/:id/circle': { expected: theCircle(200) },
  'POST /api/animals/:id/circle/invitations': {
    expected: theOwner(201),
    send: body(() => ({ role: 'carer' as const })),
  },
  'DELETE /api/animals/:id/circle/invitations/:iid': { expected: theOwner(204) },
  'DELETE /api/animals/:id/circle/members/:member': { expected: theOwner(204) },
  'DELETE /api/animals/:id/circle': { expected: { ...theCircle(204), owner: 403 } },
  'GET /api/invitations/:token': { expected: signedIn(404) },
  'POST /api/memberships': { expected: signedIn(404), send: body(() => ({ token: 'invented' })) },
  // The household's link has no code, so the call responds that it needs none.
  'POST /api/shared/:token/code': {
    expected: everybody(404),
    send: body(() => ({ code: '000000' })),
  },
  'POST /api/push/answers': {
    expected: everybody(200),
    send: body((owner) => ({
      ...deviceSecretOf(owner),
      reminderId: owner.reminder,
      answer: 'later' as const,
      day: owner.today,
      time: '08:00',
    })),
  },
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
