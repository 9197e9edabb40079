import { openKeyring } from '../api/auth/keyring'
import { migrate } from '../api/base/db/migrations'
import { openDatabase } from '../api/base/db/open'
import { restrictToOwner } from '../api/base/settings/dataFolder'
import { readEnv } from '../api/base/settings/env'
import { operatorErrors } from '../api/base/startup/operatorErrors'
import { DemoExistsError, demoCarer, demoOwner, demoPassword, fillDemo } from './seed/demo'

try {
  await seed()
} catch (error) {
  if (![...operatorErrors, DemoExistsError].some((kind) => error instanceof kind)) throw error
  console.error((error as Error).message)
  process.exitCode = 1
}

/** Fills the database of `npm start`. */
async function seed(): Promise<void> {
  const env = readEnv(process.env)
  restrictToOwner(env.dataDir)
  const database = await openDatabase(env)
  try {
    await migrate(database)
    const now = new Date()
    const secrets = (await openKeyring(env, database)).secrets(now)
    const { cats, entries, admin } = await fillDemo(database, {
      adminEmail: env.adminEmail,
      secrets,
      now,
    })
    console.log(`${cats} cats and ${entries} entries in ${database.description}.`)
    console.log(
      `Owner: ${demoOwner}, carer of the first cat: ${demoCarer}, admin: ${admin}; password of all: ${demoPassword}`,
    )
  } finally {
    await database.close()
  }
}
