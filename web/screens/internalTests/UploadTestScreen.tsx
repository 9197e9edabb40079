import { type ChangeEvent, useState } from 'react'
import { withToken } from '../../base/network/withToken'
import { TextField } from '../../base/ui/forms/TextField'
import { TestPage } from './TestPage'

/** /upload-test: uploads a photo by two calls, upload-url and PUT (product/pages 2.3). */
export function UploadTestScreen() {
  const [results, setResults] = useState<string[]>([])

  async function upload({ target: { files } }: ChangeEvent<HTMLInputElement>) {
    const file = files?.[0]
    if (!file) return
    const result = await send(file).catch((error: unknown) =>
      error instanceof Error ? error.message : 'Erreur inconnue',
    )
    setResults((before) => [...before, result])
  }

  return (
    <TestPage title="Test d’Upload d’Images" results={results}>
      <TextField
        label="Image"
        name="image"
        type="file"
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => void upload(event)}
      />
    </TestPage>
  )
}

async function send(file: File): Promise<string> {
  const { response } = await withToken(async (accessToken) => {
    const response = await fetch('/api/upload-url', {
      method: 'POST',
      headers: { Authorization: `Bearer ${accessToken}` },
    })
    return { response, isRefused: response.status === 401 }
  })
  if (!response.ok) throw new Error(`Erreur HTTP: ${response.status}`)
  const { uploadURL } = (await response.json()) as { uploadURL: string }
  const { pathname } = new URL(uploadURL)
  const put = await fetch(pathname, {
    method: 'PUT',
    body: file,
    headers: { 'Content-Type': file.type },
  })
  if (!put.ok) throw new Error('Échec de l’upload')
  // Only the API returns the photo's final path.
  return pathname.includes('/fallback-upload/')
    ? ((await put.json()) as { uploadURL: string }).uploadURL
    : uploadURL
}
