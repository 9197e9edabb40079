import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { chunksOf } from './chunks'

/**
 * Receives a body of at most `limit` bytes into a file, so that a slow one takes no memory, and
 * passes its content to `read`. The open file has no name: it disappears with the process.
 * @throws the errors of `chunksOf`
 */
export async function withSpooledBody<T>(
  request: IncomingMessage,
  { limit, tooLargeMessage, dataDir }: { limit: number; tooLargeMessage: string; dataDir: string },
  read: (chunks: AsyncIterable<Uint8Array>) => Promise<T>,
): Promise<T> {
  const file = await unnamedFile(join(dataDir, 'incoming'))
  try {
    for await (const chunk of chunksOf(request, limit, tooLargeMessage)) await file.writeFile(chunk)
    return await read(
      file.createReadStream({ start: 0, autoClose: false }) as AsyncIterable<Uint8Array>,
    )
  } finally {
    await file.close()
  }
}

async function unnamedFile(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  const file = await open(path, 'wx+', 0o600)
  await unlink(path)
  return file
}
