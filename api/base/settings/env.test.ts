import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { EnvError, readEnv } from './env'

test('without any variable, the defaults of the table apply', () => {
  expect(readEnv({})).toMatchObject({
    port: 3000,
    host: '0.0.0.0',
    publicUrl: 'http://localhost:3000',
    databaseUrl: null,
    dataDir: resolve('data'),
    backupDir: resolve('data/backups'),
    backupEveryHours: null,
    mailFrom: 'NéphroChat <no-reply@localhost>',
    google: null,
    s3: null,
    photosIn: 'database',
    rateLimits: true,
    serviceWorker: true,
    privatePush: false,
    trustProxy: 0,
    corsOrigins: [],
    production: false,
  })
})

test('an empty variable counts as missing', () => {
  expect(readEnv({ PORT: '', ADMIN_EMAIL: ' ' })).toMatchObject({ port: 3000, adminEmail: null })
})

test('given values are read', () => {
  expect(
    readEnv({
      PORT: '8080',
      PUBLIC_URL: 'https://chat.example/',
      BACKUP_DIR: '/mnt/backups',
      BACKUP_EVERY: '24',
      ADMIN_EMAIL: 'Admin@Example.org',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      S3_BUCKET: 'nephro-photos',
      S3_ENDPOINT: 'http://localhost:9000',
      RATE_LIMITS: 'off',
      SERVICE_WORKER: 'off',
      PRIVATE_PUSH: 'on',
      TRUST_PROXY: '2',
      CORS_ORIGINS: 'https://a.example, http://localhost:8081',
      NODE_ENV: 'production',
    }),
  ).toMatchObject({
    port: 8080,
    publicUrl: 'https://chat.example',
    backupDir: '/mnt/backups',
    backupEveryHours: 24,
    adminEmail: 'admin@example.org',
    google: { clientId: 'id', clientSecret: 'secret', issuer: 'https://accounts.google.com' },
    s3: { bucket: 'nephro-photos', region: 'us-east-1', endpoint: 'http://localhost:9000' },
    photosIn: 'bucket',
    rateLimits: false,
    serviceWorker: false,
    privatePush: true,
    trustProxy: 2,
    corsOrigins: ['https://a.example', 'http://localhost:8081'],
    production: true,
  })
})

describe('a wrong value gives one line: the variable, its value, the accepted values', () => {
  test.each([
    ['PORT', '0', /^PORT is "0"; it must be a port from 1 to 65535\.$/],
    ['PORT', '65536', /from 1 to 65535/],
    ['PORT', '3000a', /"3000a"/],
    ['HOST', 'a b', /host name/],
    ['PUBLIC_URL', 'chat.example', /an origin/],
    ['PUBLIC_URL', 'https://chat.example/app', /without a path/],
    ['DATABASE_URL', 'mysql://localhost/x', /postgresql:\/\//],
    [
      'DATABASE_POOLER_URL',
      'postgresql://pooler/x',
      /^DATABASE_URL is not set; with DATABASE_POOLER_URL/,
    ],
    ['BACKUP_EVERY', '0', /^BACKUP_EVERY is "0"; it must be a number of hours from 1 to 168\.$/],
    ['S3_BUCKET', 'My photos', /the name of a bucket/],
    ['S3_ENDPOINT', 'https://s3.example', /^S3_BUCKET is not set; with S3_ENDPOINT/],
    ['PHOTOS_IN', 'bucket', /^S3_BUCKET is not set/],
    ['SMTP_URL', 'http://localhost', /smtp:\/\//],
    ['MAIL_FROM', 'NéphroChat', /an address/],
    [
      'METRICS_TOKEN',
      'short',
      /^METRICS_TOKEN is a secret of 5 characters; it must be a secret of 32/,
    ],
    [
      'JWT_SECRET',
      'short',
      /^JWT_SECRET is a secret of 5 characters; it must be a secret of 32 characters or more\.$/,
    ],
    [
      'JWT_SECRET_PREVIOUS',
      'the former secret of 32 characters',
      /^JWT_SECRET is not set; with JWT_SECRET_PREVIOUS/,
    ],
    ['ADMIN_EMAIL', 'admin', /one e-mail address/],
    ['GOOGLE_ISSUER', 'google', /OpenID provider/],
    ['GOOGLE_CLIENT_ID', 'id', /^GOOGLE_CLIENT_SECRET is not set/],
    ['GOOGLE_CLIENT_SECRET', 'secret', /^GOOGLE_CLIENT_ID is not set/],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4317', /OTLP receiver/],
    ['RATE_LIMITS', 'no', /"on" or "off"/],
    ['TRUST_PROXY', '-1', /from 0 to 10/],
    ['CORS_ORIGINS', '*', /origins such as/],
    ['FEEDBACK_URL', 'javascript:alert(1)', /address/],
    ['CONTACT_EMAIL', 'x@', /one e-mail address/],
    ['NODE_ENV', 'staging', /"production", "development" or "test"/],
  ])('%s=%s', (name, value, line) => {
    const read = () => readEnv({ [name]: value })
    expect(read).toThrow(EnvError)
    expect(read).toThrow(line)
    expect(read).not.toThrow(/\n/)
  })

  test('PostgreSQL is not backed up by the schedule of the embedded database', () => {
    expect(() => readEnv({ DATABASE_URL: 'postgresql://db/x', BACKUP_EVERY: '24' })).toThrow(
      /^BACKUP_EVERY is "24"; with DATABASE_URL it must not be set/,
    )
  })

  test('an error does not contain a password', () => {
    expect(() => readEnv({ DATABASE_URL: 'mysql://user:hunter2@db/x' })).toThrow(
      /^DATABASE_URL is "mysql:\/\/user:…@db\/x"/,
    )
  })
})
