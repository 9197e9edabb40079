import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { projectRoot } from '../base/settings/projectRoot'
import { BackupError } from './backupError'
import type { TableContents } from './contents'

const isSource = import.meta.filename.endsWith('.ts')
const program = join(projectRoot, isSource ? 'api/backup/packer.ts' : 'dist/api/packer.js')

/**
 * Runs `packBackup` (pack.ts) in a process of its own with low priority.
 * @throws BackupError if that process fails
 */
export async function packInProcess(
  copy: string,
  file: string,
  signal: AbortSignal,
): Promise<TableContents> {
  const child = fork(program, [copy, file], {
    execArgv: isSource ? ['--import', 'tsx'] : [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    signal,
    killSignal: 'SIGKILL',
  })
  let contents: TableContents | undefined
  let errorOutput = ''
  child.on('message', (message) => void (contents = message as TableContents))
  child.stderr!.on(
    'data',
    (chunk: Buffer) => void (errorOutput = `${errorOutput}${chunk.toString()}`.slice(-2_000)),
  )
  const [code, end] = (await once(child, 'close')) as [number | null, string | null]
  if (code !== 0 || !contents)
    throw new BackupError(
      `The process that packs a backup ended with ${code ?? end}. ${errorOutput}`.trim(),
    )
  return contents
}
