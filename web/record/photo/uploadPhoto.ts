import { graphql } from 'react-relay'
import type { uploadPhotoMutation$data } from '../../__generated__/uploadPhotoMutation.graphql'
import {
  type GraphQLFailure,
  NO_RESPONSE_MESSAGE,
  NoResponseError,
  toFailure,
  unexpectedFailure,
} from '../../base/network/graphqlError'
import { paramsOf, post } from '../../base/network/post'
import { withToken } from '../../base/network/withToken'
import { shrinkPhoto } from './shrinkPhoto'
import { PhotoError, unknownFailure } from './usePhotoUpload'

const failureMessage = 'Échec de l’upload'
const unreadableMessage = 'Erreur lors du traitement du fichier'
/** The time-out allows 5 MB over a poor network. */
const timeoutMs = 180_000

const createUploadUrlMutation = graphql`
  mutation uploadPhotoMutation {
    createUploadUrl {
      uploadUrl
    }
  }
`

/**
 * Uploads a file to a path that the server opens for it, and resolves with the photo's path. A
 * file over 5 MB is made smaller. Rejects with a PhotoError.
 */
export async function uploadPhoto(file: File): Promise<string> {
  const photo = await shrinkPhoto(file)
  // A file in a cloud or on a removed card can be chosen but not read.
  const bytes = await photo.arrayBuffer().catch(() => fail(unreadableMessage))
  // The server's public origin may differ from the page's.
  const { pathname } = new URL(await openAddress())
  return await put(pathname, bytes, photo.type)
}

/** The request bypasses Relay, whose errors have no status. */
async function openAddress(): Promise<string> {
  const { status, body } = await withToken((accessToken) =>
    post(paramsOf(createUploadUrlMutation), {}, accessToken),
  ).catch((error: unknown) =>
    fail(wordsFor(toFailure(error), error instanceof NoResponseError ? error.status : null)),
  )
  if (!('errors' in body) && body.data)
    return (body.data as uploadPhotoMutation$data).createUploadUrl.uploadUrl
  return fail(wordsFor(toFailure('errors' in body ? body.errors : null), status))
}

/** Returns the message for a failed request of an address (product/cats 4.4). */
function wordsFor({ code, message }: GraphQLFailure, status: number | null): string {
  const isUnexpected = code === unexpectedFailure.code
  // A captive portal responds with 200.
  if ((isUnexpected || code === 'NO_RESPONSE') && status !== null && status >= 400)
    return `Erreur HTTP: ${status}`
  return isUnexpected ? unknownFailure : message
}

async function put(path: string, body: ArrayBuffer, type: string): Promise<string> {
  const headers = { 'Content-Type': type }
  const response = await fetch(path, {
    method: 'PUT',
    body,
    headers,
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => fail(NO_RESPONSE_MESSAGE))
  const result = (await response.json().catch(() => fail(failureMessage))) as {
    uploadURL?: string
    code?: string
    detail?: string
  }
  const { uploadURL, code, detail = failureMessage } = result
  return uploadURL ?? fail(code === unexpectedFailure.code ? failureMessage : detail)
}

function fail(message: string): never {
  throw new PhotoError(message)
}
