import { writeFileSync } from 'node:fs'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from './index'

writeFileSync('schema.graphql', `${printSchema(lexicographicSortSchema(schema))}\n`)
