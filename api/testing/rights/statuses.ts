import { createMailToken } from '../../auth/mailTokens'
import { type CopiedTable, fillCircle, fillQuota } from '../fullQuotas'
import { createOwnedRows, deviceSecretOf, type OwnedRows, password } from '../household'
import type { TestApp } from '../testApp'
import { linkWithCode, tokenOfInvitation } from '../tokens'
import type { DocumentedCall } from './documentedCalls'
import { jpegDataUrl, newcomer, revalidation } from './inputs'
import { type RestRow, restRows } from './rest'
import type { TypedCall } from './typedCalls'

// Makes the server respond to a documented call with each documented status, for
// api/rest/statuses.test.ts.

export interface ProvocationContext {
  app: TestApp
  owner: OwnedRows
  /** Another user. */
  another: OwnedRows
}
type Provocation = (setup: ProvocationContext, call: DocumentedCall) => Promise<TypedCall>

export const metricsToken = 'a token of the tests, 32 characters'
const code = '482913'
const unknown = crypto.randomUUID()
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const json = { 'content-type': 'application/json' }
const bytes = (text: string) => new TextEncoder().encode(text)
const isGet = (call: string) => call.startsWith('GET ')

async function sendDocumented(
  { owner }: ProvocationContext,
  call: DocumentedCall,
): Promise<TypedCall> {
  const { send }: RestRow = restRows[call]
  const sent = (await send?.(owner)) ?? {}
  return { ...sent, headers: { ...sent.headers, ...bearer(owner.accessToken) } }
}

const withToken =
  (of: (owner: OwnedRows) => string): Provocation =>
  async (setup, call) => {
    const sent = await sendDocumented(setup, call)
    return { ...sent, headers: { ...sent.headers, ...bearer(of(setup.owner)) } }
  }

const forUnknownIds: Provocation = async (setup, call) => ({
  ...(await sendDocumented(setup, call)),
  ids: Object.fromEntries([...call.matchAll(/:(\w+)/g)].map(([, name]) => [name, unknown])),
})

const badParameters = { limit: 'x', from: 'x', since: 'x', hidden: 'x', unread: 'x', format: 'x' }

/** Maps statuses to provocations, for calls without a row below. */
export const commonProvocations: Record<string, Provocation> = {
  200: sendDocumented,
  201: sendDocumented,
  204: sendDocumented,
  302: sendDocumented,
  400: async ({ owner }, call) => ({
    query: isGet(call) ? badParameters : { preview: 'x', withdrawInvitations: 'x' },
    ...(!isGet(call) && { body: bytes('{') }),
    headers: { ...json, ...bearer(owner.accessToken) },
  }),
  401: withToken(() => 'unknown'),
  403: withToken(({ tools }) => tools.reading),
  404: forUnknownIds,
  413: async ({ owner }) => ({
    body: new Uint8Array(8_000_000).fill(0x20),
    headers: { ...json, ...bearer(owner.accessToken) },
  }),
  415: async ({ owner }) => ({
    body: bytes('x'),
    headers: { 'content-type': 'application/x-unknown', ...bearer(owner.accessToken) },
  }),
  429: withToken(({ tools }) => tools.reading),
}

const changed =
  (change: (setup: ProvocationContext) => TypedCall | Promise<TypedCall>): Provocation =>
  async (setup, call) => ({ ...(await sendDocumented(setup, call)), ...(await change(setup)) })

/** Has no token: the owner of a link needs no code. */
const withCode = changed(async ({ app, owner }) => ({
  ids: { token: await linkWithCode(app, owner.cat, code) },
  headers: {},
}))
const invitation = async ({ app, another }: ProvocationContext) =>
  await tokenOfInvitation(app, another.invitation)

async function joinAsCarer({
  app: { services, clock },
  owner,
  another,
}: ProvocationContext): Promise<void> {
  const member = { id: owner.member, animalId: owner.cat, userId: another.user.id }
  await services.prisma.membership.create({
    data: { ...member, role: 'carer', joinedAt: clock.now },
  })
}

async function form(fields: FormData): Promise<TypedCall> {
  const encoded = new Response(fields)
  return {
    body: new Uint8Array(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type')! },
  }
}
const photoForm = (photo: Blob): Provocation =>
  async function send({ owner }) {
    const fields = new FormData()
    fields.append('photo', photo)
    const { body, headers } = await form(fields)
    return { body: body!, headers: { ...headers, ...bearer(owner.accessToken) } }
  }
const ofType = (type: string, length: number) =>
  changed(({ owner }) => ({
    body: new Uint8Array(length).fill(0x20),
    headers: { 'content-type': type, ...bearer(owner.accessToken) },
  }))
const dose = ({ owner: { today, treatment } }: ProvocationContext) => ({
  body: { day: today, time: '08:00', outcome: 'given', treatmentId: treatment },
})

const yesterdaysEntry = ({ clock }: TestApp) => ({
  date: new Date(clock.now.getTime() - 86_400_000).toISOString(),
  appetite: 4,
})

/** Sends the documented body, or `body`, after the quota of `table` is full. */
const overQuota = (
  table: CopiedTable,
  body?: (setup: ProvocationContext) => object | Promise<object>,
) =>
  changed(async (setup) => {
    const sent = await body?.(setup)
    await fillQuota(setup.app, setup.owner, table)
    return { ...(sent && { body: sent }) }
  })

/** Sends the answer that the dose of today was given. */
const givenAnswer = ({ owner }: ProvocationContext) => ({
  ...deviceSecretOf(owner),
  reminderId: owner.reminder,
  answer: 'given' as const,
  day: owner.today,
  time: '08:00',
  treatmentId: owner.treatment,
  id: crypto.randomUUID(),
})

/** Maps calls and statuses to provocations. */
export const provocationsByCall: { [Call in DocumentedCall]?: Record<number, Provocation> } = {
  'POST /api/auth/register': {
    409: changed(({ owner }) => ({ body: { ...newcomer(), email: owner.user.email } })),
  },
  'POST /api/auth/login': {
    401: changed(({ owner }) => ({ body: { email: owner.user.email, password: 'wrong' } })),
  },
  'POST /api/auth/refresh': {
    401: changed(() => ({ body: { refreshToken: 'unknown' } })),
    429: overQuota('refresh_tokens'),
  },
  'POST /api/auth/verify-email': {
    409: changed(async ({ app, owner, another }) => {
      const { prisma } = app.services
      const { id } = owner.user
      const { email } = another.user
      await prisma.user.update({
        where: { id },
        data: { pendingEmail: email, pendingUntil: new Date(app.clock.now.getTime() + 60_000) },
      })
      const user = { id, email }
      return {
        body: {
          token: await createMailToken(prisma, { user, purpose: 'verify', now: app.clock.now }),
        },
      }
    }),
  },
  'POST /api/auth/restore-email': {
    409: changed(async ({ app, owner }) => {
      await createOwnedRows(app, 1, `former-${owner.user.email}`)
      return {}
    }),
  },
  'PATCH /api/users/me': {
    409: changed(({ another }) => ({
      body: { email: another.user.email, currentPassword: password },
    })),
  },
  'POST /api/users/me/import': {
    409: overQuota('animals', ({ app }) => ({
      animals: [{ id: crypto.randomUUID(), name: 'Félix', createdAt: app.clock.now.toISOString() }],
    })),
    413: ofType('application/json', 50 * 1024 * 1024 + 1),
  },
  'POST /api/animals': { 409: overQuota('animals') },
  'PATCH /api/animals/:id': { 409: overQuota('weights', () => ({ weight: '4.4' })) },
  'POST /api/animals/:id/treatments': { 409: overQuota('treatments') },
  'PUT /api/animals/:id/stocks/:course': {
    409: changed(async ({ app, owner }) => {
      const { prisma } = app.services
      const more = await prisma.treatment.findUniqueOrThrow({ where: { id: owner.treatment } })
      const id = crypto.randomUUID()
      await prisma.treatment.create({ data: { ...more, id, courseId: id } })
      await fillQuota(app, owner, 'stock_changes')
      return { ids: { course: id } }
    }),
  },
  'POST /api/animals/:id/stocks/:course/changes': { 409: overQuota('stock_changes') },
  'POST /api/animals/:id/labs': { 409: overQuota('lab_results') },
  'POST /api/animals/:id/weights': { 409: overQuota('weights') },
  'POST /api/animals/:id/share': { 409: overQuota('share_links') },
  'POST /api/animals/:id/circle/invitations': { 409: overQuota('invitations') },
  'PATCH /api/animals/:id/treatments/:tid': {
    409: overQuota('treatments', async ({ app, owner }) => {
      const { prisma } = app.services
      const firstDay = new Date('2000-01-01')
      await prisma.treatment.update({
        where: { id: owner.treatment },
        data: { firstDay, createdAt: firstDay },
      })
      return { from: owner.today, plan: { kind: 'days', everyDays: 2, times: ['09:00'] } }
    }),
  },
  'PUT /api/animals/:id/measurements/:mid': {
    409: changed(async ({ app: { services }, owner }) => {
      await services.prisma.measurement.update({
        where: { id: owner.measurement },
        data: { revisionCount: 50 },
      })
      return { body: { appetite: 1, note: 'Corrigé' } }
    }),
  },
  'POST /api/animals/:id/import': { 409: overQuota('weights'), 413: ofType('text/csv', 1_000_001) },
  'POST /api/animals/:id/measurements': {
    201: changed(({ app }) => ({ body: yesterdaysEntry(app) })),
    409: overQuota('measurements', ({ app }) => yesterdaysEntry(app)),
  },
  'POST /api/animals/:id/doses': { 409: changed(dose) },
  'POST /api/push/answers': {
    401: changed((setup) => ({ body: { ...givenAnswer(setup), auth: 'unknown' } })),
    404: changed((setup) => ({ body: { ...givenAnswer(setup), reminderId: unknown } })),
    409: changed((setup) => ({ body: givenAnswer(setup) })),
  },
  'POST /api/animals/:id/photo/upload': {
    400: photoForm(new Blob([])),
    413: photoForm(new Blob([new Uint8Array(8_000_000)])),
  },
  'POST /api/blob-upload': {
    404: changed(async () => ({ body: { fileData: await jpegDataUrl(), animalId: unknown } })),
  },
  'GET /api/docs/:file': { 304: changed(() => ({ headers: revalidation })) },
  'GET /photos/:file': {
    304: changed(({ owner: { photo, accessToken } }) => ({
      headers: { 'if-none-match': `"${photo}.webp"`, ...bearer(accessToken) },
    })),
  },
  'GET /api/shared/:token': { 403: withCode },
  'POST /api/shared/:token/proposals': { 403: withCode, 409: overQuota('vet_proposals') },
  'POST /api/shared/:token/code': {
    200: changed(async ({ app, owner }) => ({
      ids: { token: await linkWithCode(app, owner.cat, code) },
      body: { code },
    })),
    403: changed(async ({ app, owner }) => ({
      ids: { token: await linkWithCode(app, owner.cat, code) },
      body: { code: '000000' },
    })),
  },
  'GET /api/invitations/:token': {
    200: changed(async (setup) => ({ ids: { token: await invitation(setup) } })),
  },
  'POST /api/memberships': {
    200: changed(async (setup) => ({ body: { token: await invitation(setup) } })),
    404: sendDocumented,
    409: changed(async (setup) => {
      const { app, another } = setup
      await app.services.prisma.invitation.update({
        where: { id: another.invitation },
        data: { acceptedAt: null, acceptedById: null },
      })
      await fillCircle(app, another)
      return { body: { token: await invitation(setup) } }
    }),
  },
  'DELETE /api/animals/:id/circle': {
    204: changed(async (setup) => {
      await joinAsCarer(setup)
      return { headers: bearer(setup.another.accessToken) }
    }),
  },
  'DELETE /api/animals/:id/circle/members/:member': {
    204: changed(async (setup) => {
      await joinAsCarer(setup)
      return {}
    }),
  },
  'GET /metrics': { 200: withToken(() => metricsToken) },
}
