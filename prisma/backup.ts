import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from '../api/backup/backup'
import { BackupError } from '../api/backup/backupError'
import { requestBackup } from '../api/backup/backupRequest'
import { type TableContents, describeContents } from '../api/backup/contents'
import { moveToPostgres } from '../api/backup/move'
import { restoreBackup } from '../api/backup/restore'
import { FolderInUseError } from '../api/base/db/folderLock'
import { restrictToOwner } from '../api/base/settings/dataFolder'
import { type Env, readEnv } from '../api/base/settings/env'
import { operatorErrors } from '../api/base/startup/operatorErrors'

try {
  await run(process.argv.slice(2))
} catch (error) {
  if (![...operatorErrors, BackupError].some((kind) => error instanceof kind)) throw error
  console.error((error as Error).message)
  process.exitCode = 1
}

/** Runs `backup [file]`, `restore file [--replace]` or `move` for the database of `npm start`. */
async function run([command, ...rest]: string[]): Promise<void> {
  const env = readEnv(process.env)
  restrictToOwner(env.dataDir)
  const now = new Date()
  if (command === 'backup') {
    const {
      file = join(env.backupDir, `nephrochat-${now.toISOString().replaceAll(':', '-')}.tar.gz`),
    } = read(rest)
    console.log(`${describeContents(await backUpOrRequest(env, file))} in ${file}`)
  } else if (command === 'move') {
    const { contents, location } = await moveToPostgres(env, now)
    console.log(
      `${describeContents(contents)} in ${location}: every table was compared. No ` +
        `server starts on ${env.dataDir} any more without DATABASE_URL.`,
    )
  } else {
    const { file, replace } = read(rest)
    if (file === undefined)
      throw new BackupError(
        'The name of the file is missing: npm run restore -- <file> [--replace]',
      )
    const { contents, location, former } = await restoreBackup(env, file, { replace, now })
    console.log(`${describeContents(contents)} in ${location}`)
    if (former !== null)
      console.log(`The former database is in ${former}. Delete it when it is no longer needed.`)
  }
}

/** Makes the backup. A server that runs on the folder makes it instead. */
async function backUpOrRequest(env: Env, file: string): Promise<TableContents> {
  try {
    return await backUp(env, file)
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error
    return await requestBackup(join(env.dataDir, 'db'), file)
  }
}

function read(args: string[]): { file?: string; replace: boolean } {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    })
    const [file, ...others] = positionals
    if (others.length > 0)
      throw new Error(`The command requires one file, not ${positionals.length}.`)
    return { ...(file !== undefined && { file: resolve(file) }), replace: values.replace }
  } catch (error) {
    throw new BackupError((error as Error).message)
  }
}
