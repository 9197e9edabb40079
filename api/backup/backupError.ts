/** Has a message of one line for the operator. */
export class BackupError extends Error {
  override name = 'BackupError'
}
