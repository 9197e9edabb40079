import { chownSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { unprivilegedUser } from '../scripts/machine/postgresPrograms.js'

const user = unprivilegedUser()

/** Gives a folder to the user that databases run as. */
export function giveToDatabaseUser(path: string): void {
  if (user.uid === undefined || user.gid === undefined) return
  chownSync(path, user.uid, user.gid)
  for (const name of readdirSync(path, { recursive: true }))
    chownSync(join(path, String(name)), user.uid, user.gid)
}
