import { FolderInUseError } from '../db/folderLock'
import { MigrationError } from '../db/migrations'
import { DatabaseMovedError } from '../db/movedMarker'
import { PoolerError } from '../db/pooler'
import { DatabaseUnavailableError } from '../db/unavailable'
import { EnvError } from '../settings/env'

/** Errors that the operator can fix: shown as one line without a stack (product/interfaces 1.2). */
export const operatorErrors = [
  EnvError,
  DatabaseUnavailableError,
  MigrationError,
  PoolerError,
  FolderInUseError,
  DatabaseMovedError,
]
