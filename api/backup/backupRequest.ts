import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { EmbeddedDatabase } from '../base/db/database'
import { FolderInUseError, currentHolder } from '../base/db/folderLock'
import { backUpWhileServing } from './backup'
import { BackupError } from './backupError'
import type { TableContents } from './contents'

// `npm run backup` requests a backup from a running server by files next to its folder. A program
// that may write there may read the database too.

const requestFile = (folder: string) => `${folder}.backup-request`
const responseFile = (folder: string) => `${folder}.backup-response`

interface BackupRequest {
  id: string
  file: string
}
type BackupResponse = { id: string } & ({ contents: TableContents } | { error: string })

/** The time-out: a server looks for a request once a second. */
const timeoutMs = 30_000
const pollMs = 200

/** @throws BackupError; FolderInUseError if the folder's holder does not take the request */
export async function requestBackup(folder: string, file: string): Promise<TableContents> {
  const request: BackupRequest = { id: randomUUID(), file }
  const [server, began] = [currentHolder(folder), Date.now()]
  await put(requestFile(folder), request)
  try {
    for (;;) {
      await wait(pollMs)
      const response = await read<BackupResponse>(responseFile(folder))
      if (response?.id === request.id) {
        if ('error' in response) throw new BackupError(response.error)
        return response.contents
      }
      if (currentHolder(folder) !== server)
        throw new BackupError(`The server on ${folder} ended: try again.`)
      if (existsSync(requestFile(folder)) && Date.now() - began > timeoutMs)
        throw new FolderInUseError(
          `${folder} is in use by a program that makes no backups; stop it first.`,
        )
    }
  } finally {
    await rm(requestFile(folder), { force: true })
  }
}

export async function respondToBackupRequest(
  embedded: EmbeddedDatabase,
  stopSignal: AbortSignal,
): Promise<void> {
  const { folder } = embedded
  const request = await read<BackupRequest>(requestFile(folder))
  if (!request) return
  await rm(requestFile(folder), { force: true })
  const response = await backUpWhileServing(embedded, request.file, stopSignal).then(
    ({ contents }) => ({ contents }),
    (error: Error) => ({ error: error.message }),
  )
  await put(responseFile(folder), { id: request.id, ...response })
}

async function put(file: string, content: BackupRequest | BackupResponse): Promise<void> {
  const draft = `${file}.${process.pid}`
  await writeFile(draft, JSON.stringify(content), { mode: 0o600 })
  await rename(draft, file)
}

async function read<T>(file: string): Promise<T | null> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as T) : null
}
