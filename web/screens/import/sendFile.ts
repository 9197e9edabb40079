import { withToken } from '../../base/network/withToken'

interface FileUpload {
  path: string
  file: File
  type: string
  /** Receives a progress from 0 to 1; after 1 the server parses the file. */
  onProgress: (part: number) => void
  signal: AbortSignal
}

/** An error with the server's reason for refusing a file. */
export class FileRefusedError extends Error {
  constructor(
    message: string,
    /** The positions of the first mistakes, in words. */
    readonly mistakes: string[],
    /** The server may have imported the file before it failed. */
    readonly mayBeImported = false,
  ) {
    super(message)
  }
}

export const noResponse = new FileRefusedError(
  'La connexion a été interrompue. Vérifiez votre réseau, puis réessayez.',
  [],
  true,
)

/**
 * Sends a file by XMLHttpRequest, since fetch reports no progress.
 * @throws FileRefusedError
 */
export async function sendFile<Result>(upload: FileUpload): Promise<Result> {
  const { status, body } = await withToken((accessToken) => post(upload, accessToken))
  if (status === 200) return body as Result
  const { detail, fields = {} } = (body ?? {}) as {
    detail?: string
    fields?: Record<string, string>
  }
  throw detail === undefined
    ? noResponse
    : new FileRefusedError(detail, Object.values(fields), status >= 500)
}

function post(
  { path, file, type, onProgress, signal }: FileUpload,
  accessToken: string | null,
): Promise<{ status: number; body: unknown; isRefused: boolean }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.responseType = 'json'
    request.setRequestHeader('Content-Type', type)
    if (accessToken) request.setRequestHeader('Authorization', `Bearer ${accessToken}`)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 1),
    )
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        body: request.response,
        isRefused: request.status === 401,
      }),
    )
    request.addEventListener('error', () => reject(noResponse))
    request.addEventListener('abort', () => reject(signal.reason as Error))
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}
