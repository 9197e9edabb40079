import type { Request, Response } from 'express'
import multer, { MulterError } from 'multer'
import { PHOTO_MAX_BYTES, photoMessages } from '#shared/photo/photoLimits'
import {
  validationError,
  malformedError,
  notFound,
  tooLarge,
  unsupportedMedia,
} from '../base/errors'
import { requireAnimal } from '../graphql/access'
import type { Context } from '../graphql/context'
import { readBody, requirePlainBody } from '../http/body'
import { admitUpload } from '../http/uploadAdmission'
import { ownerOfUpload } from '../storage/openUploads'
import { storePhotoOnce } from '../storage/photoStore'

// Receives photos as bytes. The limits are independent of the headers, and nothing is read before
// the owner and the owner's limits are known.

const single = multer({
  storage: multer.memoryStorage(),
  limits: {
    fileSize: PHOTO_MAX_BYTES,
    files: 1,
    fields: 10,
    fieldSize: 1_000,
    parts: 11,
    headerPairs: 20,
  },
}).single('photo')

/**
 * Returns the input's file from the form's field `photo`.
 * @throws NOT_FOUND, UNSUPPORTED_MEDIA before reading; TOO_LARGE, VALIDATION (no file), MALFORMED
 * (no form)
 */
export async function readPhotoField(
  request: Request,
  response: Response,
  context: Context,
): Promise<{ fileData: Uint8Array }> {
  const { userId } = await requireAnimal(context, String(request.params['id']), 'changeProfile')
  if (!request.is('multipart/form-data'))
    throw unsupportedMedia('Un formulaire (multipart/form-data) est attendu')
  requirePlainBody(request)
  await admitUpload(request, response, { kind: 'photos', userId, limits: context.limits })
  await new Promise<void>(
    (resolve, reject) =>
      void single(request, response, (error: unknown) =>
        error ? reject(formProblem(error)) : resolve(),
      ),
  )
  const bytes = request.file?.buffer
  if (!bytes || bytes.length === 0) throw validationError({ photo: photoMessages.notAnImage })
  return { fileData: bytes }
}

function formProblem(error: unknown): Error {
  if (!(error instanceof MulterError)) return malformedError()
  if (error.code === 'LIMIT_FILE_SIZE') return tooLarge(photoMessages.tooLarge)
  if (error.code === 'LIMIT_FIELD_KEY' || error.code === 'LIMIT_FIELD_VALUE') return tooLarge()
  // The form has other parts than one photo: another field, a second photo or too many fields.
  return validationError({ photo: photoMessages.notAnImage })
}

/** Receives a photo sent to an address of createUploadUrl; the address is the permission. */
export async function receiveUpload(
  request: Request,
  response: Response,
  context: Context,
): Promise<void> {
  const { prisma, now } = context
  const key = String(request.params['key'])
  const userId = await ownerOfUpload(prisma, key, now)
  if (userId === null) throw unknownAddress()
  await admitUpload(request, response, { kind: 'photos', userId, limits: context.limits })
  const bytes = await readBody(request, PHOTO_MAX_BYTES, photoMessages.tooLarge)
  const uploadURL = await storePhotoOnce(context, { bytes, userId }, key)
  if (uploadURL === null) throw unknownAddress()
  response.json({ uploadURL })
}

/** Unknown, used and expired addresses get the same response. */
const unknownAddress = () => notFound('Adresse d’envoi non trouvée')
