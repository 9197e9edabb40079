import * as z from 'zod/mini'
import { INVALID_BODY, line } from '#shared/base/validation'
import { PHOTO_MAX_BYTES, photoMessages } from '#shared/photo/photoLimits'
import { mutation, type Route } from '../rest/route'
import { object } from '../rest/selection'
import * as select from '../rest/selections'
import { readPhotoField, receiveUpload } from './receiveUpload'
import { sendPhoto } from './sendPhoto'

const address = { type: 'string', format: 'uri' }
const bytes = { type: 'string', format: 'binary' }
const refusals = ['TOO_LARGE', 'UNSUPPORTED_MEDIA'] as const
const set = mutation('setAnimalPhoto', `animal { ${select.animal.fields} }`)

const photoAddressBody = z.object(
  { photoURL: line(photoMessages.unknownAddress, 500) },
  INVALID_BODY,
)

/** `filename` is ignored: the content decides the format. */
const blobBody = z.object(
  {
    fileData: z.string(photoMessages.notAnImage).check(z.regex(/^data:/, photoMessages.notAnImage)),
    animalId: z.optional(z.nullable(z.string('Identifiant invalide'))),
    photoType: z.optional(z.literal('profile', 'Type de photo inconnu')),
  },
  INVALID_BODY,
)
/** Base64 is a third longer than the bytes. The rest allows for the other fields. */
const blobPhoto = {
  bytes: Math.ceil(PHOTO_MAX_BYTES / 3) * 4 + 10_000,
  excess: photoMessages.tooLarge,
}

/** Implements product/interfaces 2.5: four ways to send a photo, and one to read it. */
export const photoRoutes: Route[] = [
  {
    method: 'PUT',
    path: '/api/animals/:id/photo',
    access: 'owner',
    summary: 'Sets an uploaded photo of the cat. The replaced one is deleted.',
    operation: set,
    accepts: photoAddressBody,
    variables: ({ params, body }) => ({ input: { ...body, animalUuid: params['id'] } }),
    returns: select.animal.ref,
    answer: ({ setAnimalPhoto }) => setAnimalPhoto.animal,
  },
  {
    method: 'POST',
    path: '/api/animals/:id/photo/upload',
    access: 'owner',
    summary: 'Sets the photo of the form. The replaced one is deleted.',
    operation: set,
    takes: { 'multipart/form-data': { schema: object({ photo: bytes }) } },
    reads: readPhotoField,
    variables: ({ params, body }) => ({ input: { animalUuid: params['id'], fileData: body } }),
    returns: select.animal.ref,
    answer: ({ setAnimalPhoto }) => setAnimalPhoto.animal,
    errors: ['VALIDATION', 'MALFORMED', ...refusals],
  },
  {
    method: 'POST',
    path: '/api/blob-upload',
    access: 'owner',
    summary: 'Stores a photo sent as a data URL. It is deleted after a day unless a cat has it.',
    operation: mutation('uploadPhoto', 'url: photoPath'),
    accepts: blobBody,
    photo: blobPhoto,
    variables: ({ body: { fileData, animalId } }) => ({
      input: { fileData, animalUuid: animalId },
    }),
    returns: object({ url: address }),
    answer: ({ uploadPhoto }) => uploadPhoto,
    status: 201,
    errors: ['NOT_FOUND', ...refusals],
  },
  {
    method: 'POST',
    path: '/api/upload-url',
    access: 'owner',
    summary: 'Returns an address that accepts a PUT of one photo, once, within 10 minutes.',
    operation: 'mutation { createUploadUrl { uploadURL: uploadUrl } }',
    returns: object({ uploadURL: address }),
    answer: ({ createUploadUrl }) => createUploadUrl,
    status: 201,
  },
  {
    method: 'PUT',
    path: '/api/fallback-upload/:key',
    access: 'public',
    summary:
      'Stores the photo of the body and returns its address. It is deleted after a day unless a cat has it.',
    takes: { 'image/*': { schema: bytes } },
    returns: object({ uploadURL: address }),
    handle: receiveUpload,
    errors: ['RATE_LIMITED', ...refusals],
  },
  {
    method: 'GET',
    path: '/photos/:file',
    access: 'public',
    summary:
      'Returns a photo as WebP: {key}.webp has at most 1280 pixels a side, {key}-small.webp at most 480. It requires a token or the session cookie of a member of the circle, or a link that shows it (`link`).',
    query: z.object({ link: z.optional(z.string()) }),
    sends: { 200: { 'image/webp': { schema: bytes } }, 304: undefined },
    handle: sendPhoto,
  },
]
