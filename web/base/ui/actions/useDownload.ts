import { useState } from 'react'
import { MINUTE_MS } from '#shared/base/duration'
import { withToken } from '../../network/withToken'
import { toast } from '../toasts/toasts'

export type ExportFormat = 'json' | 'zip'

const failureToast = {
  title: 'Erreur',
  description: 'Impossible de télécharger vos données. Veuillez réessayer.',
  tone: 'destructive',
} as const

/** Fetches the file and passes it to the browser, since a plain link could not send the token. */
export function useDownload() {
  const [pendingFormat, setPendingFormat] = useState<ExportFormat | null>(null)

  async function download(format: ExportFormat) {
    setPendingFormat(format)
    try {
      save(await fetchExport(format), `nephrochat.${format}`)
    } catch (error) {
      console.warn('the export failed', error)
      toast(failureToast)
    } finally {
      setPendingFormat(null)
    }
  }

  return [download, pendingFormat] as const
}

async function fetchExport(format: ExportFormat): Promise<Blob> {
  const { response } = await withToken(async (accessToken) => {
    const response = await fetch(`/api/users/me/export?format=${format}`, {
      headers: { Authorization: `Bearer ${accessToken}` },
    })
    return { response, isRefused: response.status === 401 }
  })
  if (!response.ok) throw new Error(`the export had status ${response.status}`)
  return response.blob()
}

function save(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), MINUTE_MS)
}
