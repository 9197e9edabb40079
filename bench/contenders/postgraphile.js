// PostGraphile 5, configured like its documentation recommends: the amber preset, simplified names, and a JWT whose
// claims reach row-level security through pgSettings.

import { createServer } from 'node:http'
import { PgSimplifyInflectionPreset } from '@graphile/simplify-inflection'
import { postgraphile } from 'postgraphile'
import { makePgService } from 'postgraphile/adaptors/pg'
import { grafserv } from 'postgraphile/grafserv/node'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'
import { PgLazyJWTPreset } from 'postgraphile/presets/lazy-jwt'

const { DATABASE_URL, JWT_SECRET, PORT } = process.env

/** @type {import('postgraphile').Preset} */
const preset = {
  extends: [PostGraphileAmberPreset, PgSimplifyInflectionPreset, PgLazyJWTPreset],
  pgServices: [
    makePgService({ connectionString: DATABASE_URL, schemas: ['public'], pubsub: false }),
  ],
  grafserv: { pgJwtSecret: JWT_SECRET, watch: false, websockets: false },
  grafast: {
    explain: false,
    // The JWT preset has set the token's claims. A request without a token has the visitor's role.
    context: ({ node }, { contextValue }) => ({
      pgSettings: {
        role: 'bench_visitor',
        'bench.share_token': node?.req.headers['x-share-token'],
        ...contextValue?.pgSettings,
      },
    }),
  },
}

const pgl = postgraphile(preset)
if (process.env.PRINT_SCHEMA) {
  const { printSchema } = await import('postgraphile/graphql')
  process.stdout.write(printSchema(await pgl.getSchema()))
  process.exit()
}
const server = createServer()
await pgl.createServ(grafserv).addTo(server)
server.listen(Number(PORT), '127.0.0.1')
