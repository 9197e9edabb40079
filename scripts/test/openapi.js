// `node scripts/test/openapi.js`, a step of `npm run check`: lints the REST document with the recommended rules of
// Redocly and Spectral. A warning is an error.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { root } from '../steps.js'

const path = 'api/generated/openapi.json'
const source = readFileSync(join(root, path), 'utf8')

async function byRedocly() {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // The API has no licence.
      'info-license': 'off',
      // The calls for a sign-in with Google redirect.
      'operation-2xx-response': 'off',
    },
  })
  const problems = await lintFromString({ source, absoluteRef: join(root, path), config })
  return problems.map(
    ({ ruleId, message, location }) => `redocly ${ruleId}: ${message} (${location[0]?.pointer})`,
  )
}

async function bySpectral() {
  const { default: core } = await import('@stoplight/spectral-core')
  const { default: parsers } = await import('@stoplight/spectral-parsers')
  const { default: rulesets } = await import('@stoplight/spectral-rulesets')
  const spectral = new core.Spectral()
  // The two packages type a ruleset differently.
  const oas = /** @type {import('@stoplight/spectral-core').RulesetDefinition} */ (
    /** @type {unknown} */ (rulesets.oas)
  )
  spectral.setRuleset({ extends: [[oas, 'recommended']], rules: {} })
  const problems = await spectral.run(new core.Document(source, parsers.Json, path))
  return problems.map(
    ({ code, message, path: at }) => `spectral ${code}: ${message} (${at.join('.')})`,
  )
}

const problems = [...(await byRedocly()), ...(await bySpectral())]
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
}
