import { mkdirSync, writeFileSync } from 'node:fs'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { version } from '../base/settings/projectRoot'
import { schema } from '../execution/schema'
import { openApi } from './openapi'
import { sections } from './routes'

writeFileSync('schema.graphql', `${printSchema(lexicographicSortSchema(schema))}\n`)

const publicUrl = 'https://nephrochat.example'
mkdirSync('api/generated', { recursive: true })
writeFileSync(
  'api/generated/openapi.json',
  JSON.stringify(openApi(sections, { version, publicUrl }), null, 2),
)
