import { openDatabase } from '../api/db'
import { readEnv } from '../api/env'
import { migrate } from '../api/migrations'
import { operatorErrors } from '../api/operatorErrors'
import { DemoExists, demoOwner, demoPassword, fillDemo } from './seed/demo'

try {
  await seed()
} catch (error) {
  if (![...operatorErrors, DemoExists].some((kind) => error instanceof kind)) throw error
  console.error((error as Error).message)
  process.exitCode = 1
}

/** Fills the database that `npm start` would use. */
async function seed(): Promise<void> {
  const env = readEnv(process.env)
  const database = await openDatabase(env)
  try {
    await migrate(database)
    const { cats, entries, admin } = await fillDemo(database, { adminEmail: env.adminEmail, now: new Date() })
    console.log(`${cats} cats and ${entries} entries in ${database.description}.`)
    console.log(`Owner: ${demoOwner}, admin: ${admin}; password of both: ${demoPassword}`)
  } finally {
    await database.close()
  }
}
