import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
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

/** Formats one line: the variable, its value, and the accepted values. */
export class EnvError extends Error {
  override name = 'EnvError'
}

export function readEnv(source: Record<string, string | undefined>): Env {
  function read<T>(name: string, variable: Variable<T>): T | null {
    const value = source[name]?.trim()
    if (!value) return null
    const result = variable.schema.safeParse(value)
    if (result.success) return result.data
    const shownValue = variable.secret ? variable.secret(value) : `"${value}"`
    throw new EnvError(`${name} is ${shownValue}; it must be ${variable.allowed}.`)
  }

  const port =
    read('PORT', { allowed: 'a port from 1 to 65535', schema: wholeNumber(1, 65_535) }) ?? 3000
  const nodeEnv = read('NODE_ENV', {
    allowed: '"production", "development" or "test"',
    schema: z.enum(['production', 'development', 'test']),
  })
  const databaseUrl = read('DATABASE_URL', databaseVariable)
  const databasePoolerUrl = read('DATABASE_POOLER_URL', databaseVariable)
  if (databaseUrl === null && databasePoolerUrl !== null)
    throw new EnvError(
      'DATABASE_URL is not set; with DATABASE_POOLER_URL, it must be the same database without the pooler.',
    )
  const dataDir = resolve(
    read('DATA_DIR', { ...text, allowed: 'the path of a folder' }) ?? './data',
  )
  return {
    port,
    host:
      read('HOST', {
        allowed: 'an IP address or a host name',
        schema: z.string().check(z.regex(/^[\w.:-]+$/)),
      }) ?? '0.0.0.0',
    publicUrl:
      read('PUBLIC_URL', {
        allowed: 'an origin such as "https://nephrochat.example", without a path',
        schema: origin,
      }) ?? `http://localhost:${port}`,
    dataDir,
    backupDir: resolve(
      read('BACKUP_DIR', { ...text, allowed: 'the path of a folder' }) ?? join(dataDir, 'backups'),
    ),
    backupEveryHours: readBackupEvery(),
    databaseUrl,
    databasePoolerUrl,
    // No other process serves the embedded database.
    drainSeconds:
      read('DRAIN_SECONDS', {
        allowed: 'a number of seconds from 0 to 60',
        schema: wholeNumber(0, 60),
      }) ?? (databaseUrl === null ? 0 : 5),
    smtpUrl: read('SMTP_URL', {
      allowed: 'an "smtp://" or "smtps://" URL',
      schema: z.url({ protocol: /^smtps?$/, hostname: /.+/ }),
      secret: withoutPassword,
    }),
    mailFrom:
      read('MAIL_FROM', {
        allowed: 'an address such as "NéphroChat <bonjour@nephrochat.example>"',
        schema: mailFrom,
      }) ?? 'NéphroChat <no-reply@localhost>',
    ...readSecrets(),
    metricsToken: read('METRICS_TOKEN', secretVariable),
    tracesUrl: read('OTEL_EXPORTER_OTLP_ENDPOINT', {
      allowed: 'the "http://" or "https://" address of an OTLP receiver',
      schema: webUrl,
    }),
    adminEmail: read('ADMIN_EMAIL', emailVariable),
    google: readGoogle(),
    ...readPhotos(),
    rateLimits: read('RATE_LIMITS', onOrOff) !== 'off',
    serviceWorker: read('SERVICE_WORKER', onOrOff) !== 'off',
    privatePush: read('PRIVATE_PUSH', onOrOff) === 'on',
    trustProxy:
      read('TRUST_PROXY', {
        allowed: 'a number of proxies from 0 to 10',
        schema: wholeNumber(0, 10),
      }) ?? 0,
    corsOrigins:
      read('CORS_ORIGINS', {
        allowed: 'origins such as "https://app.example", separated by commas',
        schema: origins,
      }) ?? [],
    feedbackUrl: read('FEEDBACK_URL', {
      allowed: 'an "http://" or "https://" address',
      schema: webUrl,
    }),
    contactEmail: read('CONTACT_EMAIL', emailVariable),
    legalPublisher: read('LEGAL_PUBLISHER', text),
    legalHost: read('LEGAL_HOST', text),
    production: nodeEnv === 'production',
  }

  function readBackupEvery(): number | null {
    const hours = read('BACKUP_EVERY', {
      allowed: 'a number of hours from 1 to 168',
      schema: wholeNumber(1, 168),
    })
    if (hours !== null && databaseUrl !== null)
      throw new EnvError(
        `BACKUP_EVERY is "${hours}"; with DATABASE_URL it must not be set, since that server has tools of its own.`,
      )
    return hours
  }

  function readPhotos(): Pick<Env, 's3' | 'photosIn'> {
    const bucket = read('S3_BUCKET', {
      allowed: 'the name of a bucket',
      schema: z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)),
    })
    const endpoint = read('S3_ENDPOINT', {
      allowed: 'an "http://" or "https://" address',
      schema: webUrl,
    })
    const region = read('S3_REGION', text) ?? 'us-east-1'
    const photosIn = read('PHOTOS_IN', {
      allowed: '"bucket" or "database"',
      schema: z.enum(['bucket', 'database']),
    })
    if (bucket === null && (endpoint !== null || photosIn === 'bucket'))
      throw new EnvError(
        'S3_BUCKET is not set; with S3_ENDPOINT or PHOTOS_IN=bucket, it must be the bucket’s name.',
      )
    return {
      s3: bucket === null ? null : { bucket, region, endpoint },
      photosIn: photosIn ?? (bucket === null ? 'database' : 'bucket'),
    }
  }

  function readSecrets(): Pick<Env, 'jwtSecret' | 'jwtSecretPrevious'> {
    const jwtSecret = read('JWT_SECRET', secretVariable)
    const jwtSecretPrevious = read('JWT_SECRET_PREVIOUS', secretVariable)
    if (jwtSecret === null && jwtSecretPrevious !== null)
      throw new EnvError(
        'JWT_SECRET is not set; with JWT_SECRET_PREVIOUS, it must be the secret that follows it.',
      )
    return { jwtSecret, jwtSecretPrevious }
  }

  function readGoogle(): Env['google'] {
    const clientId = read('GOOGLE_CLIENT_ID', text)
    const clientSecret = read('GOOGLE_CLIENT_SECRET', text)
    const issuer =
      read('GOOGLE_ISSUER', {
        allowed: 'the "https://" address of an OpenID provider',
        schema: webUrl,
      }) ?? 'https://accounts.google.com'
    if (clientId === null && clientSecret === null) return null
    if (clientId === null)
      throw new EnvError(
        'GOOGLE_CLIENT_ID is not set; with GOOGLE_CLIENT_SECRET, it must be the client’s id.',
      )
    if (clientSecret === null)
      throw new EnvError(
        'GOOGLE_CLIENT_SECRET is not set; with GOOGLE_CLIENT_ID, it must be the client’s secret.',
      )
    return { clientId, clientSecret, issuer }
  }
}
