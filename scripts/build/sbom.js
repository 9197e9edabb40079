// `npm run sbom`: reports/sbom.cdx.json, what the product is made of, for auditors (CycloneDX).

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { npm } from '../machine/install.js'
import { main, root } from '../steps.js'

await main(import.meta, async () => {
  const file = join(root, 'reports/sbom.cdx.json')
  const said = await npm(['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'])
  // Warnings stand around it.
  const text = said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1)
  const { components } = JSON.parse(text)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  process.stdout.write(`${file}: ${components.length} packages\n`)
})
