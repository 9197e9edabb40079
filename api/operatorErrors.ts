import { DatabaseAway } from './db/away'
import { EnvError } from './env'
import { FolderInUse } from './folderLock'
import { MigrationError } from './migrations'

/** What the person who starts the program can mend: shown as one clear line and no stack (product/interfaces 1.2). */
export const operatorErrors = [EnvError, DatabaseAway, MigrationError, FolderInUse]
