import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { keysOf } from '#shared/base/keysOf'
import {
  databaseVariable,
  emailVariable,
  secretVariable,
  mailFrom,
  onOrOff,
  origin,
  origins,
  text,
  type Variable,
  webUrl,
  wholeNumber,
  withoutPassword,
} from './variableTypes'

/** The operator's configuration (product/interfaces 1.2). */
export interface Env {
  port: number
  host: string
  /** An origin, without a final slash. */
  publicUrl: string
  dataDir: string
  backupDir: string
  /** `null` if backups are made only on request. */
  backupEveryHours: number | null
  databaseUrl: string | null
  /** The same database behind a pooler in transaction mode (docs/cluster.md). */
  databasePoolerUrl: string | null
  /** The time during which requests are accepted after the signal to end. */
  drainSeconds: number
  smtpUrl: string | null
  mailFrom: string
  jwtSecret: string | null
  /** Another accepted secret: the former one after a change, or the next one before it. */
  jwtSecretPrevious: string | null
  /** The token that permits reading /metrics. */
  metricsToken: string | null
  /** The receiver of traces. OpenTelemetry reads its other OTEL_ variables itself. */
  tracesUrl: string | null
  adminEmail: string | null
  google: { clientId: string; clientSecret: string; issuer: string } | null
  /** A bucket that may contain photos. `null` if photos are stored in the database alone. */
  s3: { bucket: string; region: string; endpoint: string | null } | null
  /** The place where new photos are stored. Photos elsewhere are moved to it. */
  photosIn: 'bucket' | 'database'
  rateLimits: boolean
  /** If it is off, browsers remove their worker, and the app no longer starts without a network. */
  serviceWorker: boolean
  /** Allows pushes to the operator's own push service, in a private network. */
  privatePush: boolean
  trustProxy: number
  corsOrigins: string[]
  feedbackUrl: string | null
  contactEmail: string | null
  legalPublisher: string | null
  legalHost: string | null
  production: boolean
}

/** Its message is one line: the variable, its value, and the accepted values. */
export class EnvError extends Error {
  override name = 'EnvError'
}

const folder: Variable<string> = { ...text, allowed: 'the path of a folder' }
const webAddress: Variable<string> = {
  allowed: 'an "http://" or "https://" address',
  schema: webUrl,
}

const variables = {
  PORT: { allowed: 'a port from 1 to 65535', schema: wholeNumber(1, 65_535) },
  HOST: {
    allowed: 'an IP address or a host name',
    schema: z.string().check(z.regex(/^[\w.:-]+$/)),
  },
  PUBLIC_URL: {
    allowed: 'an origin such as "https://nephrochat.example", without a path',
    schema: origin,
  },
  DATA_DIR: folder,
  BACKUP_DIR: folder,
  BACKUP_EVERY: { allowed: 'a number of hours from 1 to 168', schema: wholeNumber(1, 168) },
  DATABASE_URL: databaseVariable,
  DATABASE_POOLER_URL: databaseVariable,
  DRAIN_SECONDS: { allowed: 'a number of seconds from 0 to 60', schema: wholeNumber(0, 60) },
  SMTP_URL: {
    allowed: 'an "smtp://" or "smtps://" URL',
    schema: z.url({ protocol: /^smtps?$/, hostname: /.+/ }),
    secret: withoutPassword,
  },
  MAIL_FROM: {
    allowed: 'an address such as "NéphroChat <bonjour@nephrochat.example>"',
    schema: mailFrom,
  },
  JWT_SECRET: secretVariable,
  JWT_SECRET_PREVIOUS: secretVariable,
  METRICS_TOKEN: secretVariable,
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    allowed: 'the "http://" or "https://" address of an OTLP receiver',
    schema: webUrl,
  },
  ADMIN_EMAIL: emailVariable,
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: { allowed: 'the "https://" address of an OpenID provider', schema: webUrl },
  S3_BUCKET: {
    allowed: 'the name of a bucket',
    schema: z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)),
  },
  S3_ENDPOINT: webAddress,
  S3_REGION: text,
  PHOTOS_IN: { allowed: '"bucket" or "database"', schema: z.enum(['bucket', 'database']) },
  RATE_LIMITS: onOrOff,
  SERVICE_WORKER: onOrOff,
  PRIVATE_PUSH: onOrOff,
  TRUST_PROXY: { allowed: 'a number of proxies from 0 to 10', schema: wholeNumber(0, 10) },
  CORS_ORIGINS: {
    allowed: 'origins such as "https://app.example", separated by commas',
    schema: origins,
  },
  FEEDBACK_URL: webAddress,
  CONTACT_EMAIL: emailVariable,
  LEGAL_PUBLISHER: text,
  LEGAL_HOST: text,
  NODE_ENV: {
    allowed: '"production", "development" or "test"',
    schema: z.enum(['production', 'development', 'test']),
  },
} satisfies Record<string, Variable<unknown>>

export const variableNames = keysOf(variables)

/** The value of each variable, `null` if it is not set. */
type Values = {
  [Name in keyof typeof variables]: z.output<(typeof variables)[Name]['schema']> | null
}

/** @throws EnvError */
export function readEnv(source: Record<string, string | undefined>): Env {
  const values = readValues(source)
  requireCombinations(values)
  const port = values.PORT ?? 3000
  const dataDir = resolve(values.DATA_DIR ?? './data')
  return {
    port,
    host: values.HOST ?? '0.0.0.0',
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${port}`,
    dataDir,
    backupDir: resolve(values.BACKUP_DIR ?? join(dataDir, 'backups')),
    backupEveryHours: values.BACKUP_EVERY,
    databaseUrl: values.DATABASE_URL,
    databasePoolerUrl: values.DATABASE_POOLER_URL,
    // No other process serves the embedded database.
    drainSeconds: values.DRAIN_SECONDS ?? (values.DATABASE_URL === null ? 0 : 5),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? 'NéphroChat <no-reply@localhost>',
    jwtSecret: values.JWT_SECRET,
    jwtSecretPrevious: values.JWT_SECRET_PREVIOUS,
    metricsToken: values.METRICS_TOKEN,
    tracesUrl: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    adminEmail: values.ADMIN_EMAIL,
    google: googleOf(values),
    s3: bucketOf(values),
    photosIn: values.PHOTOS_IN ?? (values.S3_BUCKET === null ? 'database' : 'bucket'),
    rateLimits: values.RATE_LIMITS !== 'off',
    serviceWorker: values.SERVICE_WORKER !== 'off',
    privatePush: values.PRIVATE_PUSH === 'on',
    trustProxy: values.TRUST_PROXY ?? 0,
    corsOrigins: values.CORS_ORIGINS ?? [],
    feedbackUrl: values.FEEDBACK_URL,
    contactEmail: values.CONTACT_EMAIL,
    legalPublisher: values.LEGAL_PUBLISHER,
    legalHost: values.LEGAL_HOST,
    production: values.NODE_ENV === 'production',
  }
}

function readValues(source: Record<string, string | undefined>): Values {
  const values = Object.entries<Variable<unknown>>(variables).map(([name, variable]) => {
    const value = source[name]?.trim()
    if (!value) return [name, null]
    const result = variable.schema.safeParse(value)
    if (result.success) return [name, result.data]
    const shownValue = variable.secret ? variable.secret(value) : `"${value}"`
    throw new EnvError(`${name} is ${shownValue}; it must be ${variable.allowed}.`)
  })
  return Object.fromEntries(values) as Values
}

/**
 * Requires the variables that another one needs, and refuses one that another excludes.
 * @throws EnvError
 */
function requireCombinations(values: Values): void {
  const required: [name: keyof Values, isNeeded: boolean, reason: string][] = [
    [
      'DATABASE_URL',
      values.DATABASE_POOLER_URL !== null,
      'with DATABASE_POOLER_URL, it must be the same database without the pooler',
    ],
    [
      'JWT_SECRET',
      values.JWT_SECRET_PREVIOUS !== null,
      'with JWT_SECRET_PREVIOUS, it must be the secret that follows it',
    ],
    [
      'GOOGLE_CLIENT_ID',
      values.GOOGLE_CLIENT_SECRET !== null,
      'with GOOGLE_CLIENT_SECRET, it must be the client’s id',
    ],
    [
      'GOOGLE_CLIENT_SECRET',
      values.GOOGLE_CLIENT_ID !== null,
      'with GOOGLE_CLIENT_ID, it must be the client’s secret',
    ],
    [
      'S3_BUCKET',
      values.S3_ENDPOINT !== null || values.PHOTOS_IN === 'bucket',
      'with S3_ENDPOINT or PHOTOS_IN=bucket, it must be the bucket’s name',
    ],
  ]
  for (const [name, isNeeded, reason] of required)
    if (isNeeded && values[name] === null) throw new EnvError(`${name} is not set; ${reason}.`)
  if (values.BACKUP_EVERY !== null && values.DATABASE_URL !== null)
    throw new EnvError(
      `BACKUP_EVERY is "${values.BACKUP_EVERY}"; with DATABASE_URL it must not be set, ` +
        'since that server has tools of its own.',
    )
}

function googleOf(values: Values): Env['google'] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values
  const issuer = values.GOOGLE_ISSUER ?? 'https://accounts.google.com'
  return clientId === null || clientSecret === null ? null : { clientId, clientSecret, issuer }
}

function bucketOf({ S3_BUCKET: bucket, S3_REGION, S3_ENDPOINT: endpoint }: Values): Env['s3'] {
  return bucket === null ? null : { bucket, region: S3_REGION ?? 'us-east-1', endpoint }
}
