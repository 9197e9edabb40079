import * as z from 'zod/mini'
import { INVALID_BODY } from '#shared/base/validation'
import { PHOTO_MAX_BYTES, photoMessages } from '#shared/photo/photoLimits'
import { photoPath } from '#shared/photo/photoPath'
import type { RestRoute } from '../rest/route'
import { mutationRoute } from '../rest/rows'
import { object } from '../rest/selection'
import * as select from '../rest/selections'
import { readPhotoField, receiveUpload } from './receiveUpload'
import { sendPhoto } from './sendPhoto'

const address = { type: 'string', format: 'uri' }
const bytes = { type: 'string', format: 'binary' }
const refusals = ['TOO_LARGE', 'UNSUPPORTED_MEDIA'] as const

const photoAddressBody = z.object({ photoURL: photoPath }, INVALID_BODY)

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
  tooLargeMessage: photoMessages.tooLarge,
}

/** Implements product/interfaces 2.5: four ways to send a photo, and one to read it. */
export const photoRoutes: RestRoute[] = [
  mutationRoute('PUT', '/api/animals/:id/photo', {
    summary: 'Sets an uploaded photo of the cat. The replaced one is deleted.',
    mutation: 'setAnimalPhoto',
    accepts: photoAddressBody,
    selects: select.animal,
  }),
  mutationRoute('POST', '/api/animals/:id/photo/upload', {
    summary: 'Sets the photo of the form. The replaced one is deleted.',
    mutation: 'setAnimalPhoto',
    takes: { 'multipart/form-data': { schema: object({ photo: bytes }) } },
    reads: readPhotoField,
    selects: select.animal,
    errors: ['VALIDATION', 'MALFORMED', ...refusals],
  }),
  mutationRoute('POST', '/api/blob-upload', {
    summary: 'Stores a photo sent as a data URL. It is deleted after a day unless a cat has it.',
    mutation: 'uploadPhoto',
    accepts: blobBody,
    photo: blobPhoto,
    variables: ({ body: { fileData, animalId } }) => ({
      input: { fileData, animalUuid: animalId },
    }),
    fields: 'url: photoPath',
    returns: object({ url: address }),
    status: 201,
    errors: ['NOT_FOUND', ...refusals],
  }),
  mutationRoute('POST', '/api/upload-url', {
    summary: 'Returns an address that accepts a PUT of one photo, once, within 10 minutes.',
    mutation: 'createUploadUrl',
    fields: 'uploadURL: uploadUrl',
    returns: object({ uploadURL: address }),
    status: 201,
  }),
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
      'Returns a photo as WebP: {key}.webp has at most 1280 pixels a side, ' +
      '{key}-small.webp at most 480. It requires a token or the session cookie of a ' +
      'member of the circle, or a link that shows it (`link`).',
    query: z.object({ link: z.optional(z.string()) }),
    sends: { 200: { 'image/webp': { schema: bytes } }, 304: undefined },
    handle: sendPhoto,
  },
]
