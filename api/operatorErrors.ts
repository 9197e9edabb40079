import { DatabaseAway } from './db/away'
import { EnvError } from './settings/env'
import { FolderInUse } from './db/folderLock'
import { MigrationError } from './db/migrations'

/** What the person who starts the program can mend: shown as one clear line and no stack (product/interfaces 1.2). */
export const operatorErrors = [EnvError, DatabaseAway, MigrationError, FolderInUse]
