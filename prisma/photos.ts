import { FolderInUseError } from '../api/base/db/folderLock'
import { migrate } from '../api/base/db/migrations'
import { openDatabase } from '../api/base/db/open'
import { restrictToOwner } from '../api/base/settings/dataFolder'
import { EnvError, readEnv } from '../api/base/settings/env'
import { operatorErrors } from '../api/base/startup/operatorErrors'
import { BucketError, openBucket } from '../api/storage/bucket'
import { moveToBucket, moveToDatabase, removeUnused } from '../api/storage/movePhotos'

try {
  await moveAll()
} catch (error) {
  if (![...operatorErrors, BucketError].some((kind) => error instanceof kind)) throw error
  console.error((error as Error).message)
  if (error instanceof FolderInUseError)
    console.error('The running server moves the photos itself; this command is not needed.')
  process.exitCode = 1
}

/** Moves all photos, like the server's background job. */
async function moveAll(): Promise<void> {
  const env = readEnv(process.env)
  const bucket = await openBucket(env.s3)
  if (!bucket)
    throw new EnvError(
      'S3_BUCKET is not set; it must be the name of the bucket that has or receives the photos.',
    )
  restrictToOwner(env.dataDir)
  const database = await openDatabase(env)
  try {
    await migrate(database)
    const context = { prisma: database.prisma, bucket, clock: () => new Date() }
    const moved =
      env.photosIn === 'bucket' ? await moveToBucket(context) : await moveToDatabase(context)
    await removeUnused(context)
    console.log(`${moved} photos moved: all are in the ${env.photosIn}.`)
  } finally {
    await database.close()
  }
}
