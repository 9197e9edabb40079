import { createHmac } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import session, { type SessionData, Store } from 'express-session'
import type { Prisma, PrismaClient } from '#prisma'
import { MINUTE_MS } from '#shared/base/duration'
import type { Rows } from '../../base/db/database'
import { hashOfToken } from '../../base/randomToken'
import type { Keyring, Secrets } from '../keyring'

const lifetimeMs = 10 * MINUTE_MS

export const startPath = '/api/auth/google'

const cookieName = 'nephrochat-google'

export interface TransactionSettings {
  prisma: PrismaClient
  database: Rows
  env: { publicUrl: string }
  keyring: Keyring
  clock: () => Date
}

/** Creates express-session for the redirects to the provider and back. It is no sign-in. */
export function transactions(services: TransactionSettings): RequestHandler {
  const store = new TransactionStore(services)
  let cached: { secrets: Secrets; handle: RequestHandler } | undefined
  return (request, response, next) => {
    const secrets = services.keyring.secrets(services.clock())
    if (cached?.secrets.join() !== secrets.join())
      cached = { secrets, handle: handlerOf(services, store, secrets) }
    cached.handle(request, response, next)
  }
}

function handlerOf(settings: TransactionSettings, store: Store, secrets: Secrets): RequestHandler {
  return session({
    name: cookieName,
    secret: secrets.map((secret) =>
      createHmac('sha256', secret).update('sign-in transactions').digest('base64url'),
    ),
    store,
    resave: false,
    saveUninitialized: false,
    // Trusts X-Forwarded-Proto whatever TRUST_PROXY is: a false header only costs the client its
    // own cookie.
    proxy: true,
    cookie: {
      path: startPath,
      httpOnly: true,
      sameSite: 'lax',
      secure: settings.env.publicUrl.startsWith('https:'),
      maxAge: lifetimeMs,
    },
  })
}

export async function endTransaction(request: Request, response: Response): Promise<void> {
  response.clearCookie(cookieName, { path: startPath })
  await new Promise<void>(
    (resolve, reject) =>
      void request.session.destroy((error?: Error) => (error ? reject(error) : resolve())),
  )
}

/**
 * Transactions are stored in the database, for all processes. Reading one removes its row: a
 * transaction has one response.
 */
class TransactionStore extends Store {
  constructor(private readonly settings: TransactionSettings) {
    super()
  }

  get(id: string, done: (error: unknown, data?: SessionData | null) => void): void {
    this.take(id).then((data) => done(null, data), done)
  }

  set(id: string, data: SessionData, done: (error?: unknown) => void): void {
    this.keep(id, data).then(() => done(), done)
  }

  destroy(id: string, done: (error?: unknown) => void): void {
    this.take(id).then(() => done(), done)
  }

  private async take(id: string): Promise<SessionData | null> {
    const [row] = await this.settings.database.rows<{ data: SessionData; expired: boolean }>(
      deleteReturning,
      [hashOfToken(id), this.settings.clock()],
    )
    return row && !row.expired ? row.data : null
  }

  private async keep(id: string, data: SessionData): Promise<void> {
    const row = {
      data: data as unknown as Prisma.InputJsonObject,
      expiresAt: new Date(this.settings.clock().getTime() + lifetimeMs),
    }
    await this.settings.prisma.signInTransaction.upsert({
      where: { hash: hashOfToken(id) },
      create: { hash: hashOfToken(id), ...row },
      update: row,
    })
  }
}

const deleteReturning = {
  name: 'take_sign_in_transaction',
  text: 'DELETE FROM sign_in_transactions WHERE hash = $1 RETURNING data, expires_at <= $2::timestamptz AS expired',
}
