import { useRef, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { commitLocalUpdate } from 'relay-runtime'
import {
  type CopyAnswer,
  type Imported,
  ofCopy,
  ofWeighings,
  type WeighingsAnswer,
} from './imported'
import { FileRefused, sendFile } from './sendFile'

export interface Cat {
  uuid: string
  name: string
}

export interface Chosen {
  file: File
  /** The cat whose weighings a CSV contains; `null` for a copy, which names its cats. */
  cat: Cat | null
}

export type Phase =
  | { is: 'choosing' }
  | { is: 'sending'; what: 'preview' | 'import'; part: number }
  | { is: 'refused'; message: string; places: string[] }
  | { is: 'preview' | 'done'; imported: Imported }

/** Sends a file twice: for the preview, and for the import (ADR 24). */
export function useImport() {
  const environment = useRelayEnvironment()
  const [phase, setPhase] = useState<Phase>({ is: 'choosing' })
  const ending = useRef<AbortController>(null)

  async function ask(
    { file, cat }: Chosen,
    what: 'preview' | 'import',
    signal: AbortSignal,
  ): Promise<Imported> {
    const onProgress = (part: number) => setPhase({ is: 'sending', what, part })
    const query = what === 'preview' ? '?preview=true' : ''
    if (cat)
      return ofWeighings(
        await sendFile<WeighingsAnswer>({
          path: `/api/animals/${cat.uuid}/import${query}`,
          file,
          type: 'text/csv',
          onProgress,
          signal,
        }),
        cat,
      )
    return ofCopy(
      await sendFile<CopyAnswer>({
        path: `/api/users/me/import${query}`,
        file,
        type: 'application/json',
        onProgress,
        signal,
      }),
    )
  }

  async function run(chosen: Chosen, what: 'preview' | 'import') {
    const controller = new AbortController()
    ending.current = controller
    setPhase({ is: 'sending', what, part: 0 })
    try {
      const imported = await ask(chosen, what, controller.signal)
      setPhase({ is: what === 'preview' ? 'preview' : 'done', imported })
      // Data that was fetched before lacks the imported rows.
      if (what === 'import') commitLocalUpdate(environment, (store) => store.invalidateStore())
    } catch (error) {
      if (controller.signal.aborted) return setPhase({ is: 'choosing' })
      if (!(error instanceof FileRefused)) throw error
      setPhase({ is: 'refused', message: error.message, places: error.places })
    }
  }

  const stop = () => ending.current?.abort()
  return {
    phase,
    look: (chosen: Chosen) => run(chosen, 'preview'),
    keep: (chosen: Chosen) => run(chosen, 'import'),
    stop,
    restart: () => setPhase({ is: 'choosing' }),
  }
}
