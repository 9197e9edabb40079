import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Embedded } from '../db/database'
import { FolderInUse, holderNow } from '../db/folderLock'
import { backUpServing } from './backup'
import type { Contents } from './contents'
import { BackupError } from './embedded'

// `npm run backup` beside a server asks it by files beside its folder: who may write there may read the database too.

const asked = (folder: string) => `${folder}.backup-asked`
const answered = (folder: string) => `${folder}.backup-answered`

interface Wish {
  id: string
  file: string
}
type Answer = { id: string } & ({ contents: Contents } | { error: string })

/** A server looks once a second. */
const patienceMs = 30_000
const lookMs = 200

/** @throws BackupError, and FolderInUse where the folder's holder does not take the wish */
export async function askServer(folder: string, file: string): Promise<Contents> {
  const wish: Wish = { id: randomUUID(), file }
  const [server, began] = [holderNow(folder), Date.now()]
  await put(asked(folder), wish)
  try {
    for (;;) {
      await wait(lookMs)
      const answer = await read<Answer>(answered(folder))
      if (answer?.id === wish.id) {
        if ('error' in answer) throw new BackupError(answer.error)
        return answer.contents
      }
      if (holderNow(folder) !== server)
        throw new BackupError(`The server on ${folder} ended: try again.`)
      if (existsSync(asked(folder)) && Date.now() - began > patienceMs)
        throw new FolderInUse(
          `${folder} is in use by a program that makes no backups; stop it first.`,
        )
    }
  } finally {
    await rm(asked(folder), { force: true })
  }
}

export async function answerWish(embedded: Embedded, stopping: AbortSignal): Promise<void> {
  const { folder } = embedded
  const wish = await read<Wish>(asked(folder))
  if (!wish) return
  await rm(asked(folder), { force: true })
  const answer = await backUpServing(embedded, wish.file, stopping).then(
    ({ contents }) => ({ contents }),
    (error: Error) => ({ error: error.message }),
  )
  await put(answered(folder), { id: wish.id, ...answer })
}

async function put(file: string, content: Wish | Answer): Promise<void> {
  const draft = `${file}.${process.pid}`
  await writeFile(draft, JSON.stringify(content), { mode: 0o600 })
  await rename(draft, file)
}

async function read<T>(file: string): Promise<T | null> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as T) : null
}
