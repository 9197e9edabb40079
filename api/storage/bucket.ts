import type { S3ServiceException } from '@aws-sdk/client-s3'
import type { Env } from '../base/settings/env'
import type { PhotoSize } from './photoStore'

/**
 * Stores the photos' bytes outside the database. Each call throws BucketError if the bucket is
 * unavailable, full or refuses access.
 */
export interface Bucket {
  put(object: string, size: PhotoSize, bytes: Uint8Array): Promise<void>
  /** @throws also if there is no such object */
  get(object: string, size: PhotoSize): Promise<Uint8Array>
  /** Removes both sizes. A missing one is no error. */
  remove(object: string): Promise<void>
}

/** Has a message of one line for the operator. */
export class BucketError extends Error {
  override name = 'BucketError'
}

/** The time-outs in ms, after which the photo counts as not available yet. */
const timeouts = { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true }

/** The client finds its credentials as the AWS tools do. */
export async function openBucket(s3: Env['s3']): Promise<Bucket | null> {
  if (s3 === null) return null
  const { S3Client, PutObjectCommand, GetObjectCommand, DeleteObjectCommand } =
    await import('@aws-sdk/client-s3')
  const { bucket: Bucket, region, endpoint } = s3
  const client = new S3Client({
    region,
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    maxAttempts: 2,
    requestHandler: timeouts,
    // Compatible stores may not support the newer checksums of AWS.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const throwBucketError = (error: Error & { code?: string }): never => {
    throw new BucketError(
      `The bucket ${Bucket} fails: ${error.message || error.code || error.name}.`,
      { cause: error },
    )
  }
  const at = (object: string, size: PhotoSize) => ({ Bucket, Key: `photos/${object}-${size}.webp` })
  return {
    put: async (object, size, bytes) =>
      void (await client
        .send(new PutObjectCommand({ ...at(object, size), Body: bytes, ContentType: 'image/webp' }))
        .catch(throwBucketError)),
    get: async (object, size) => {
      const { Body } = await client
        .send(new GetObjectCommand(at(object, size)))
        .catch(throwBucketError)
      return await Body!.transformToByteArray().catch(throwBucketError)
    },
    remove: async (object) => {
      for (const size of ['large', 'small'] as const)
        await client
          .send(new DeleteObjectCommand(at(object, size)))
          .catch(ignoreMissing)
          .catch(throwBucketError)
    },
  }
}

function ignoreMissing(error: S3ServiceException): void {
  if (error.name !== 'NoSuchKey') throw error
}
