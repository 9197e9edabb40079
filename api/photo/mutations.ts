import { photoMessages } from '#shared/photo/photoLimits'
import { UNKNOWN_PHOTO } from '#shared/photo/photoPath'
import { validationError } from '../base/errors'
import { AnimalPayload } from '../cat/payloadTypes'
import { requireAnimal, requireViewer } from '../graphql/access'
import { builder } from '../graphql/builder'
import { decodeDataUrl } from '../storage/dataUrl'
import { openUpload } from '../storage/openUploads'
import { storePhoto, setPhoto } from '../storage/photoStore'

/** REST runs in the same process and passes the bytes unchanged. */
builder.scalarType('PhotoFile', {
  description:
    'A JPEG, PNG or WebP of 5 MB at most, as a data URL (data:image/jpeg;base64,…). Use ' +
    'createUploadUrl if it exceeds the size of a request to /graphql (1 MB).',
  serialize: () => {
    throw new TypeError('A PhotoFile is never returned.')
  },
  parseValue: (value) => (value instanceof Uint8Array ? value : decodeDataUrl(value)),
})

function requireBytes(fileData: Uint8Array): Uint8Array {
  if (fileData.length === 0) throw validationError({ fileData: photoMessages.notAnImage })
  return fileData
}

const UploadPhotoPayload = builder
  .objectRef<{ photoPath: string }>('UploadPhotoPayload')
  .implement({ fields: (t) => ({ photoPath: t.exposeString('photoPath') }) })

const UploadPhotoInput = builder.inputType('UploadPhotoInput', {
  fields: (t) => ({
    fileData: t.field({ type: 'PhotoFile', required: true }),
    animalUuid: t.id({ description: 'The cat of the photo. The photo is deleted with the cat.' }),
  }),
})

const SetAnimalPhotoInput = builder.inputType('SetAnimalPhotoInput', {
  description: 'Send either a file or the address of an uploaded one.',
  fields: (t) => ({
    animalUuid: t.id({ required: true }),
    fileData: t.field({ type: 'PhotoFile' }),
    photoURL: t.string({ description: 'An address that this server issued to this owner.' }),
  }),
})

const CreateUploadUrlPayload = builder
  .objectRef<{ key: string }>('CreateUploadUrlPayload')
  .implement({
    fields: (t) => ({
      uploadUrl: t.string({
        description:
          'Accepts one photo by PUT, within 10 minutes and without a token. It returns the photo’s address.',
        resolve: ({ key }, _, { env }) => `${env.publicUrl}/api/fallback-upload/${key}`,
      }),
    }),
  })

builder.mutationFields((t) => ({
  uploadPhoto: t.field({
    type: UploadPhotoPayload,
    description: 'Stores a photo. It is deleted a day later if no cat uses it.',
    args: { input: t.arg({ type: UploadPhotoInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { user } = requireViewer(context)
      const animal =
        input.animalUuid == null
          ? null
          : await requireAnimal(context, input.animalUuid, 'changeProfile')
      const bytes = requireBytes(input.fileData)
      return {
        photoPath: await storePhoto(context, {
          bytes,
          userId: user.id,
          animalId: animal?.id ?? null,
        }),
      }
    },
  }),
  createUploadUrl: t.field({
    type: CreateUploadUrlPayload,
    resolve: async (_, __, context) => {
      const { user } = requireViewer(context)
      return { key: await openUpload(context.prisma, user.id, context.now) }
    },
  }),
  setAnimalPhoto: t.field({
    type: AnimalPayload,
    description:
      'Sets the photo and deletes the previous one. updateAnimal(photoPath: null) removes a photo.',
    args: { input: t.arg({ type: SetAnimalPhotoInput, required: true }) },
    resolve: async (_, { input: { animalUuid, fileData, photoURL } }, context) => {
      const { prisma, env } = context
      const animal = await requireAnimal(context, animalUuid, 'changeProfile')
      const storedAddress =
        fileData &&
        (await storePhoto(context, {
          bytes: requireBytes(fileData),
          userId: animal.userId,
          animalId: animal.id,
        }))
      const address = storedAddress ?? photoURL ?? ''
      const isSet = await prisma.$transaction((tx) => setPhoto(tx, animal, address, env))
      if (!isSet) throw validationError({ photoURL: UNKNOWN_PHOTO })
      return { animal: await requireAnimal(context, animal.id, 'see') }
    },
  }),
}))
