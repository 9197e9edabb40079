import { useRef, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { commitLocalUpdate } from 'relay-runtime'
import { countMutationResponse, countStaleMutation } from '../../base/network/mutationResponses'
import {
  type CopyResponse,
  type ImportSummary,
  summaryOfCopy,
  summaryOfWeighings,
  type WeighingsResponse,
} from './importSummary'
import { FileRefusedError, noResponse, sendFile } from './sendFile'

export interface ImportTarget {
  uuid: string
  name: string
}

export interface ImportChoice {
  file: File
  /** The cat whose weighings a CSV contains; `null` if it is a copy, which names its cats. */
  cat: ImportTarget | null
}

export type ImportPhase =
  | { kind: 'choosing' }
  | { kind: 'sending'; purpose: 'preview' | 'import'; part: number }
  /** An interrupted import may have taken place. */
  | { kind: 'refused' | 'interrupted'; message: string; mistakes: string[] }
  | { kind: 'preview' | 'done'; imported: ImportSummary }

/** Other errors are a renewal of the token without a response, or a captive portal's page. */
export function phaseOfError(error: unknown, purpose: 'preview' | 'import'): ImportPhase {
  const { message, mistakes, mayBeImported } =
    error instanceof FileRefusedError ? error : noResponse
  const isInterrupted = purpose === 'import' && mayBeImported
  return { kind: isInterrupted ? 'interrupted' : 'refused', message, mistakes }
}

/** Sends a file twice: for the preview, and for the import (ADR 24). */
export function useImport() {
  const environment = useRelayEnvironment()
  const [phase, setPhase] = useState<ImportPhase>({ kind: 'choosing' })
  const controllerRef = useRef<AbortController>(null)

  async function sendChoice(
    { file, cat }: ImportChoice,
    purpose: 'preview' | 'import',
    signal: AbortSignal,
  ): Promise<ImportSummary> {
    const onProgress = (part: number) => setPhase({ kind: 'sending', purpose, part })
    const query = purpose === 'preview' ? '?preview=true' : ''
    if (cat)
      return summaryOfWeighings(
        await sendFile<WeighingsResponse>({
          path: `/api/animals/${cat.uuid}/import${query}`,
          file,
          type: 'text/csv',
          onProgress,
          signal,
        }),
        cat,
      )
    return summaryOfCopy(
      await sendFile<CopyResponse>({
        path: `/api/users/me/import${query}`,
        file,
        type: 'application/json',
        onProgress,
        signal,
      }),
    )
  }

  async function run(chosen: ImportChoice, purpose: 'preview' | 'import') {
    const controller = new AbortController()
    controllerRef.current = controller
    setPhase({ kind: 'sending', purpose, part: 0 })
    try {
      const imported = await sendChoice(chosen, purpose, controller.signal)
      setPhase({ kind: purpose === 'preview' ? 'preview' : 'done', imported })
    } catch (error) {
      if (controller.signal.aborted) return setPhase({ kind: 'choosing' })
      setPhase(phaseOfError(error, purpose))
    }
    if (purpose === 'import') {
      // Data that was fetched before lacks the imported rows, in the store and in the mirror.
      commitLocalUpdate(environment, (store) => store.invalidateStore())
      countMutationResponse()
      countStaleMutation()
    }
  }

  const stop = () => controllerRef.current?.abort()
  return {
    phase,
    sendPreview: (chosen: ImportChoice) => run(chosen, 'preview'),
    sendImport: (chosen: ImportChoice) => run(chosen, 'import'),
    stop,
    restart: () => setPhase({ kind: 'choosing' }),
  }
}
