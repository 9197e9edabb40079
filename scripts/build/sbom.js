// `npm run sbom`: writes the product's components to reports/sbom.cdx.json, for auditors (CycloneDX).

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { npm } from '../machine/install.js'
import { main, root } from '../steps.js'

await main(import.meta, async () => {
  const file = join(root, 'reports/sbom.cdx.json')
  const output = await npm(['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'])
  // npm prints warnings before and after the JSON.
  const text = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)
  const { components } = JSON.parse(text)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  process.stdout.write(`${file}: ${components.length} packages\n`)
})
