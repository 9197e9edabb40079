// Runs Prisma's own engine in process: it writes the next migration (`npm run migrate -- <name>`) and proves that the
// migrations lead to schema.prisma (`npm run drift`). Its interface is undocumented, so only this file uses it
// (docs/adr/0003). It ignores CHECKs, triggers and expression indexes: those are written by hand.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import * as engineModule from '@prisma/schema-engine-wasm/schema_engine_bg'
import { PrismaPGlite } from 'pglite-prisma-adapter'
import { readMigrations } from '../api/base/db/migrations'

const prismaFolder = import.meta.dirname
const migrationsFolder = join(prismaFolder, 'migrations')

declare const WebAssembly: {
  instantiate(
    bytes: Uint8Array,
    imports: object,
  ): Promise<{ instance: { exports: { __wbindgen_start(): void } } }>
}

// The package's own entry imports its .wasm as a module, which Node does not support.
const { SchemaEngine, __wbg_set_wasm } = engineModule
const wasmFile = createRequire(import.meta.url)
  .resolve('@prisma/schema-engine-wasm')
  .replace(/\.js$/, '_bg.wasm')
const { instance } = await WebAssembly.instantiate(readFileSync(wasmFile), {
  './schema_engine_bg.js': engineModule,
})
__wbg_set_wasm(instance.exports)
instance.exports.__wbindgen_start()

const [command, name] = process.argv.slice(2)
if (command === 'drift') await drift()
else if (command === 'migrate' && name !== undefined && /^[a-z][a-z0-9_]*$/.test(name))
  await writeMigration(name)
else fail('npm run migrate -- <name_in_lower_case>, or npm run drift')

async function drift(): Promise<void> {
  const { exitCode, stdout } = await diff(false)
  if (exitCode !== 0)
    fail(
      `prisma/schema.prisma is not where the migrations lead; npm run migrate -- <name>\n${stdout}`,
    )
}

async function writeMigration(title: string): Promise<void> {
  const { exitCode, stdout } = await diff(true)
  if (exitCode === 0) fail('The migrations already lead to prisma/schema.prisma: nothing to write.')
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const folder = join(migrationsFolder, `${stamp}_${title}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'migration.sql'), stdout ?? '')
  process.stdout.write(`${folder}/migration.sql: add its CHECKs by hand\n`)
}

async function diff(script: boolean) {
  const pglite = await PGlite.create()
  try {
    for (const migration of readMigrations(migrationsFolder)) await pglite.exec(migration.script)
    const file = {
      path: 'schema.prisma',
      content: readFileSync(join(prismaFolder, 'schema.prisma'), 'utf8'),
    }
    const engine = await SchemaEngine.new(
      { datamodels: [[file.path, file.content]] },
      () => undefined,
      bindMigrationAwareSqlAdapterFactory(new PrismaPGlite(pglite)),
    )
    return await engine.diff({
      from: { tag: 'schemaDatasource', files: [file], configDir: prismaFolder },
      to: { tag: 'schemaDatamodel', files: [file] },
      script,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    })
  } finally {
    await pglite.close()
  }
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
