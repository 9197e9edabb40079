import { photoAddress } from '../../storage/photoStore'
import { deviceSecretOf, type OwnedRows, password } from '../household'
import { jpeg } from '../images'
import { type ExpectedOutcomes, forHelpers, sessionCallers, forOutsiders } from './callers'
import type { DocumentedCall, JsonBody } from './documentedCalls'
import {
  answers,
  jpegDataUrl,
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
  send?: (owner: OwnedRows) => Promise<Sending<Body>>
}

const anyCaller = (status: number): ExpectedOutcomes =>
  Object.fromEntries(sessionCallers.map((who) => [who, status])) as ExpectedOutcomes
/** The call concerns the caller: the response has no data of another user. */
const signedInOnly = (status: number): ExpectedOutcomes => ({
  ...anyCaller(status),
  anonymous: 401,
  expired: 401,
  'share token': 401,
})
/** A former member of the circle gets the response of an outsider. */
const circleOnly = (status: number): ExpectedOutcomes => ({
  ...signedInOnly(status),
  ...forOutsiders(404),
})
const ownerOnly = (status: number): ExpectedOutcomes => ({
  ...circleOnly(status),
  ...forHelpers(403),
})
/** The call is also hidden from helpers. */
const ownerOnlyHidden = (status: number): ExpectedOutcomes => ({
  ...circleOnly(status),
  ...forHelpers(404),
})
const adminOnly = (status: number): ExpectedOutcomes => ({ ...signedInOnly(403), admin: status })

const body =
  <Body extends object>(of: (owner: OwnedRows) => Body | Promise<Body>) =>
  async (owner: OwnedRows) => ({ body: await of(owner) })

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
const copy = ({ cat }: OwnedRows) => ({
  animals: [{ id: cat, name: 'Félix', createdAt: '2025-01-01T12:00:00Z' }],
})
const weighings = async () => ({
  body: new TextEncoder().encode('date;kg\n01/03/2025;4,2'),
  headers: { 'content-type': 'text/csv' },
})

/** An undocumented call, a call without a row and an undocumented body do not compile. */
export const restRows: { [Call in DocumentedCall]: RestRow<JsonBody<Call>> } = {
  'POST /api/auth/register': { expected: anyCaller(201), send: body(newcomer) },
  'POST /api/auth/login': {
    expected: anyCaller(200),
    send: body(({ user: { email } }) => ({ email, password })),
  },
  'POST /api/auth/refresh': {
    expected: anyCaller(200),
    send: body(({ refreshToken }) => ({ refreshToken })),
  },
  'POST /api/auth/logout': {
    expected: anyCaller(204),
    send: body(({ refreshToken }) => ({ refreshToken })),
  },
  'GET /api/auth/google': { expected: anyCaller(302) },
  'GET /api/auth/google/callback': { expected: anyCaller(302) },
  'POST /api/auth/logout-all': { expected: signedInOnly(204) },
  'POST /api/auth/forgot-password': {
    expected: anyCaller(200),
    send: body(({ user: { email } }) => ({ email })),
  },
  'POST /api/auth/reset-password': {
    expected: anyCaller(204),
    send: body(async ({ mailToken }) => ({ token: await mailToken('reset'), password })),
  },
  'POST /api/auth/verify-email': {
    expected: { ...anyCaller(204), expired: 401, 'share token': 401 },
    send: body(async ({ mailToken }) => ({ token: await mailToken('verify') })),
  },
  'POST /api/auth/restore-email': {
    expected: anyCaller(200),
    send: body(async ({ mailToken }) => ({ token: await mailToken('restore') })),
  },
  'POST /api/auth/request-verification': { expected: signedInOnly(204) },
  'POST /api/auth/change-password': {
    expected: signedInOnly(204),
    send: body(() => ({ currentPassword: password, password })),
  },
  'GET /api/users/me': { expected: signedInOnly(200) },
  'PATCH /api/users/me': { expected: signedInOnly(200), send: body(() => ({ firstName: 'Ada' })) },
  'DELETE /api/users/me/pending-email': { expected: signedInOnly(200) },
  'DELETE /api/users/me': { expected: signedInOnly(204), send: body(() => ({ password })) },
  'GET /api/users/me/sessions': { expected: signedInOnly(200) },
  'DELETE /api/users/me/sessions/:id': { expected: ownerOnlyHidden(204) },
  'GET /api/users/me/export': { expected: signedInOnly(200) },
  'POST /api/users/me/import': { expected: signedInOnly(200), send: body(copy) },
  'GET /api/admin/time-override': { expected: adminOnly(200) },
  'POST /api/admin/time-override': {
    expected: adminOnly(200),
    send: body(() => ({ date: '2026-01-01T12:00:00Z' })),
  },
  'DELETE /api/admin/time-override': { expected: adminOnly(200) },
  'GET /api/animals': { expected: signedInOnly(200) },
  'POST /api/animals': { expected: signedInOnly(201), send: body(() => ({ name: 'Félix' })) },
  'GET /api/animals/:id': { expected: circleOnly(200) },
  'PATCH /api/animals/:id': { expected: ownerOnly(200), send: body(() => ({ name: 'Félix' })) },
  'DELETE /api/animals/:id': { expected: ownerOnly(204) },
  'PUT /api/animals/:id/memory': {
    expected: ownerOnly(200),
    send: body(() => ({ diedOn: '2026-01-01' })),
  },
  'DELETE /api/animals/:id/memory': { expected: ownerOnly(200) },
  'PUT /api/animals/:id/photo': {
    expected: ownerOnly(200),
    send: body(({ photo }) => ({ photoURL: photoAddress(photo, origin) })),
  },
  'POST /api/animals/:id/photo/upload': { expected: ownerOnly(200), send: form },
  'POST /api/blob-upload': {
    expected: ownerOnly(201),
    send: body(async ({ cat }) => ({ fileData: await jpegDataUrl(), animalId: cat })),
  },
  'POST /api/upload-url': { expected: signedInOnly(201) },
  'PUT /api/fallback-upload/:key': { expected: anyCaller(200), send: body(() => jpeg(40, 30)) },
  'GET /photos/:file': { expected: { ...anyCaller(404), owner: 200 } },
  'GET /api/animals/:id/measurements': { expected: circleOnly(200) },
  'POST /api/animals/:id/measurements': { expected: circleOnly(200), send: body(answers) },
  'GET /api/animals/:id/measurements/:mid': { expected: circleOnly(200) },
  'PUT /api/animals/:id/measurements/:mid': { expected: circleOnly(200), send: body(answers) },
  'DELETE /api/animals/:id/measurements/:mid': { expected: ownerOnly(204) },
  'GET /api/animals/:id/weights': { expected: circleOnly(200) },
  'POST /api/animals/:id/weights': {
    expected: circleOnly(201),
    send: body(() => ({ weight: '4.4' })),
  },
  'DELETE /api/animals/:id/weights/:wid': { expected: ownerOnly(204) },
  'DELETE /api/animals/:id/import/:import': { expected: ownerOnly(204) },
  'POST /api/animals/:id/import': { expected: circleOnly(200), send: weighings },
  'GET /api/animals/:id/labs': { expected: circleOnly(200) },
  'POST /api/animals/:id/labs': { expected: ownerOnly(201), send: body(() => lab) },
  'PATCH /api/animals/:id/labs/:lid': { expected: ownerOnly(200), send: body(() => lab) },
  'DELETE /api/animals/:id/labs/:lid': { expected: ownerOnly(204) },
  'GET /api/animals/:id/lab-remarks': { expected: circleOnly(200) },
  'GET /api/animals/:id/iris': { expected: circleOnly(200) },
  'PUT /api/animals/:id/iris': {
    expected: ownerOnly(200),
    send: body(() => ({ stage: 2, day: '2026-01-01' })),
  },
  'DELETE /api/animals/:id/iris': { expected: ownerOnly(204) },
  'GET /api/animals/:id/treatments': { expected: circleOnly(200) },
  'POST /api/animals/:id/treatments': { expected: ownerOnly(201), send: body(treatment) },
  'GET /api/animals/:id/treatments/:tid': { expected: circleOnly(200) },
  'PATCH /api/animals/:id/treatments/:tid': {
    expected: ownerOnly(200),
    send: body(() => ({ note: 'Le matin' })),
  },
  'POST /api/animals/:id/treatments/:tid/stop': {
    expected: ownerOnly(200),
    send: body(() => ({ lastDay: '2100-01-01' })),
  },
  'GET /api/animals/:id/care': { expected: circleOnly(200) },
  'GET /api/animals/:id/doses': { expected: circleOnly(200) },
  'POST /api/animals/:id/doses': {
    expected: circleOnly(201),
    send: body((owner) => ({ ...dose(owner), treatmentId: owner.treatment })),
  },
  'DELETE /api/animals/:id/doses/:did': { expected: ownerOnly(204) },
  'GET /api/animals/:id/stocks': { expected: circleOnly(200) },
  'PUT /api/animals/:id/stocks/:course': { expected: ownerOnly(200), send: body(() => stock) },
  'POST /api/animals/:id/stocks/:course/changes': {
    expected: circleOnly(201),
    send: body(() => stockChange),
  },
  'DELETE /api/animals/:id/stocks/:course': { expected: ownerOnly(204) },
  'GET /api/animals/:id/alerts': { expected: circleOnly(200) },
  'GET /api/animals/:id/watches': { expected: circleOnly(200) },
  'PATCH /api/animals/:id/watches/:rule/aside': { expected: ownerOnly(200) },
  'GET /api/animals/:id/visit': { expected: circleOnly(200) },
  'POST /api/animals/:id/share': { expected: ownerOnly(201) },
  'GET /api/animals/:id/share-tokens': { expected: circleOnly(200) },
  'DELETE /api/animals/:id/share/:token': { expected: ownerOnlyHidden(200) },
  'GET /api/share/:id': { expected: ownerOnlyHidden(200) },
  'DELETE /api/share/:id': { expected: ownerOnlyHidden(200) },
  'GET /api/shared/:token': { expected: anyCaller(200) },
  'POST /api/shared/:token/proposals': { expected: anyCaller(201), send: body(() => proposal) },
  'GET /api/animals/:id/proposals': { expected: circleOnly(200) },
  'POST /api/animals/:id/proposals/:pid/decision': {
    expected: ownerOnly(200),
    send: body(() => ({ accepted: ['weight' as const] })),
  },
  'GET /api/animals/:id/limits': { expected: circleOnly(200) },
  'DELETE /api/animals/:id/limits': { expected: ownerOnly(204) },
  'GET /api/animals/:id/circle': { expected: circleOnly(200) },
  'POST /api/animals/:id/circle/invitations': {
    expected: ownerOnly(201),
    send: body(() => ({ role: 'carer' as const })),
  },
  'DELETE /api/animals/:id/circle/invitations/:iid': { expected: ownerOnly(204) },
  'DELETE /api/animals/:id/circle/members/:member': { expected: ownerOnly(204) },
  'DELETE /api/animals/:id/circle': { expected: { ...circleOnly(204), owner: 403 } },
  'GET /api/invitations/:token': { expected: signedInOnly(404) },
  'POST /api/memberships': {
    expected: signedInOnly(404),
    send: body(() => ({ token: 'invented' })),
  },
  // The household's link has no code, so the call responds that it needs none.
  'POST /api/shared/:token/code': {
    expected: anyCaller(404),
    send: body(() => ({ code: '000000' })),
  },
  'POST /api/push/answers': {
    expected: anyCaller(200),
    send: body((owner) => ({
      ...deviceSecretOf(owner),
      reminderId: owner.reminder,
      answer: 'later' as const,
      day: owner.today,
      time: '08:00',
    })),
  },
  'POST /api/push/renewal': { expected: anyCaller(204), send: body(renewal) },
  'GET /api/calendar/:calendar': { expected: anyCaller(200) },
  'GET /api/alerts': { expected: signedInOnly(200) },
  'PATCH /api/alerts/:id/read': { expected: ownerOnly(200) },
  'PATCH /api/alerts/:id/dismiss': { expected: ownerOnly(200) },
  'GET /api/health': { expected: anyCaller(200) },
  'GET /metrics': { expected: anyCaller(404) },
  'GET /api/config': { expected: anyCaller(200) },
  'GET /api/openapi.json': { expected: anyCaller(200) },
  'GET /api/docs': { expected: anyCaller(200) },
  'GET /api/docs/:file': { expected: anyCaller(200) },
}
