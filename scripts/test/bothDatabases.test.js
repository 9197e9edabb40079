import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../steps.js'
import { testsOnBothDatabases } from './bothDatabases.js'

// Vitest ignores a path without a file, so that a renamed test would run on PostgreSQL only.
test('each file that runs on both databases exists', () => {
  expect(testsOnBothDatabases.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
