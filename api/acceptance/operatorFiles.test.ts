// The operators' files match the program: its variables, its Node and its time to shut down.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readEnv, variableNames } from '../base/settings/env'
import { projectRoot } from '../base/settings/projectRoot'
import { graceMs } from '../http/closeConnections'

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

const readByProgram = new Set<string>([
  ...variableNames,
  'OTEL_SERVICE_NAME',
  'OTEL_TRACES_SAMPLER',
  'OTEL_TRACES_SAMPLER_ARG',
])
/** Variables that the proxy, the database's image, compose and the bucket's client read. */
const readByOthers = [
  'SITE',
  'UPSTREAM',
  'POSTGRES_USER',
  'POSTGRES_DB',
  'POSTGRES_PASSWORD',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
]
const unit = read('deploy/nephrochat.service')
const backupUnit = read('deploy/nephrochat-backup.service')
const compose = read('compose.yaml')
const image = read('Dockerfile')
const example = read('deploy/nephrochat.env.example')

test.each([
  ['deploy/nephrochat.env.example', matches(example, /^#?([A-Z0-9_]+)=/gm)],
  [
    'deploy/nephrochat.service',
    matches(matches(unit, /^Environment=(.+)$/gm).join(' '), /([A-Z_]+)=/g),
  ],
  ['compose.yaml', matches(compose, /^ {6}([A-Z_]+): /gm)],
  ['Dockerfile', matches(matches(image, /^ENV (.+)$/gm).join(' '), /([A-Z_]+)=/g)],
])('%s contains only variables that a program reads', (_, names) => {
  expect(names.length).toBeGreaterThan(1)
  expect(names.filter((name) => !readByProgram.has(name) && !readByOthers.includes(name))).toEqual(
    [],
  )
})

test('the operator’s page contains only existing variables', () => {
  const names = matches(read('docs/operating.md'), /`([A-Z][A-Z0-9_]+)(?:=[^`]*)?`/g)
  expect(names.filter((name) => !readByProgram.has(name) && !readByOthers.includes(name))).toEqual(
    [],
  )
})

test('the program supports the image’s Node', () => {
  const [least = ''] = matches(read('package.json'), /"node": ">=(\d+\.\d+)"/g)
  const [major = ''] = matches(image, /^ARG NODE_IMAGE=\S+node:(\d+)-/gm)
  expect(Number(major)).toBeGreaterThanOrEqual(Number.parseInt(least, 10))
})

test('images are pinned by digest', () => {
  const images = [
    ...matches(image, /^ARG NODE_IMAGE=(\S+)$/gm),
    ...matches(compose, /^ {4}image: (\S+)$/gm),
  ]
  expect(images).toHaveLength(3)
  for (const name of images) expect(name).toMatch(/^docker\.io\/\S+:[\w.-]+@sha256:[0-9a-f]{64}$/)
})

test('the backup’s unit is hardened like the server’s', () => {
  const hardeningOf = (text: string) =>
    matches(
      text,
      /^((?:Protect|Private|Restrict|SystemCall|Capability|Ambient|Lock|Remove|NoNew|Device|UMask|StateDirectoryMode)\w*=.*)$/gm,
    )
  const lines = hardeningOf(unit)
  expect(lines.length).toBeGreaterThan(20)
  // The backup runs as the database server's user, whose shared memory RemoveIPC would remove.
  expect(hardeningOf(backupUnit).toSorted()).toEqual(
    lines.filter((line) => line !== 'RemoveIPC=yes').toSorted(),
  )
  for (const bound of ['MemoryMax', 'TasksMax', 'LimitNOFILE'])
    for (const text of [unit, backupUnit]) expect(text).toMatch(new RegExp(`^${bound}=\\S+$`, 'm'))
})

test('the stop time-outs leave time for requests in flight', () => {
  const { drainSeconds } = readEnv({ DATABASE_URL: 'postgresql://localhost/nephrochat' })
  for (const [stopSeconds] of [
    matches(unit, /^TimeoutStopSec=(\d+)$/gm),
    matches(compose, /stop_grace_period: (\d+)s/g),
  ]) {
    expect(Number(stopSeconds)).toBeGreaterThan(graceMs / 1_000 + drainSeconds)
  }
})

test('the image contains every file that the program reads', () => {
  const copied = matches(image, /^COPY --from=build \/app\/(\S+)/gm)
  const readAtRun = [
    'package.json',
    'node_modules',
    'dist',
    ...matches(
      matches(
        [
          'api/rest/documentation.ts',
          'api/execution/persistedQueries.ts',
          'api/pages/pages.ts',
          'api/base/db/migrations.ts',
        ]
          .map(read)
          .join('\n'),
        /join\(projectRoot, '([^']+)'/g,
      ).join('\n'),
      /^(\S+)$/gm,
    ),
  ]
  expect(readAtRun.length).toBeGreaterThan(5)
  expect(
    readAtRun.filter((path) => !copied.some((one) => path === one || path.startsWith(`${one}/`))),
  ).toEqual([])
})
