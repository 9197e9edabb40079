import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

export interface BucketServer {
  settings: Record<string, string>
  files(): string[]
  start(): Promise<void>
  stop(): Promise<void>
  close(): Promise<void>
}

const name = 'nephro-photos'

export async function openBucketServer(): Promise<BucketServer> {
  // These are the only credentials that s3rver accepts.
  process.env['AWS_ACCESS_KEY_ID'] = process.env['AWS_SECRET_ACCESS_KEY'] = 'S3RVER'
  const directory = mkdtempSync(join(tmpdir(), 'nephrochat-bucket-'))
  let port = 0
  let running: S3rver
  async function start(): Promise<void> {
    running = new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory,
      configureBuckets: [{ name, configs: [] }],
    })
    port = ((await running.run()) as AddressInfo).port
  }
  await start()
  return {
    settings: { S3_BUCKET: name, S3_ENDPOINT: `http://127.0.0.1:${port}` },
    files: () =>
      readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) =>
        file.endsWith('.webp._S3rver_object'),
      ),
    start,
    stop: () => running.close(),
    close: async () => {
      await running.close()
      rmSync(directory, { recursive: true })
    },
  }
}
