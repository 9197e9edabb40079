import { graphql, useMutation } from 'react-relay'
import type { useUploadPhotoMutation } from '../../__generated__/useUploadPhotoMutation.graphql'
import {
  NO_RESPONSE_MESSAGE,
  NoResponseError,
  toFailure,
  unexpectedFailure,
} from '../../base/network/graphqlError'
import { PhotoError } from './usePhotoUpload'

const failureMessage = 'Échec de l’upload'
const unreadableMessage = 'Erreur lors du traitement du fichier'
/** The time-out allows 5 MB over a poor network. */
const timeoutMs = 180_000

/**
 * Uploads a file to a path that the server opens for it, and resolves with the photo's path.
 * Rejects with a PhotoError.
 */
export function useUploadPhoto() {
  const [commit] = useMutation<useUploadPhotoMutation>(graphql`
    mutation useUploadPhotoMutation {
      createUploadUrl {
        uploadUrl
      }
    }
  `)

  const openAddress = () =>
    new Promise<string>((resolve, reject) => {
      const fail = (reason: unknown) => reject(new PhotoError(wordsFor(reason)))
      commit({
        variables: {},
        onCompleted: ({ createUploadUrl }, errors) =>
          errors ? fail(errors) : resolve(createUploadUrl.uploadUrl),
        onError: fail,
      })
    })

  return async (file: File): Promise<string> => {
    // A file in a cloud or on a removed card can be chosen but not read.
    const bytes = await file.arrayBuffer().catch(() => fail(unreadableMessage))
    // The server's public origin may differ from the page's.
    const { pathname } = new URL(await openAddress())
    return await put(pathname, bytes, file.type)
  }
}

/** Returns the message for a failed request of an address (product/cats 4.4). */
function wordsFor(reason: unknown): string {
  if (reason instanceof NoResponseError && reason.status !== null)
    return `Erreur HTTP: ${reason.status}`
  const { code, message } = toFailure(reason)
  return code === unexpectedFailure.code ? 'Erreur lors de l’upload' : message
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
    detail?: string
  }
  return result.uploadURL ?? fail(result.detail ?? failureMessage)
}

function fail(message: string): never {
  throw new PhotoError(message)
}
