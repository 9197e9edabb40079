import { useEffect, useReducer } from 'react'
import { photoMessages } from '#shared/photo/photoLimits'

// The percentages of the progress, and how long each, the message and the preview stay (product/cats 4.4).
const steps = [15, 30, 45, 60, 75, 90]
const stepMs = 400
const messageMs = 2_000
const previewMs = 3_000

/** An error with a French message for the user. */
export class PhotoError extends Error {
  override name = 'PhotoError'
}

export const unknownFailure = 'Erreur lors de l’upload'

export const messageOf = (reason: unknown): string =>
  reason instanceof PhotoError ? reason.message : unknownFailure

export interface PhotoUploadState {
  phase: 'idle' | 'uploading' | 'success' | 'error'
  /**
   * The progress from 0 to 100. Without progress events it follows the time; it is 100 when the
   * server has the photo.
   */
  progress: number
  /** The address of the chosen file's image, until some time after the server has it. */
  preview: string | null
  /** `file` is `null` if it would be refused again. */
  problem: { message: string; file: File | null } | null
}

type Event =
  | { type: 'started'; preview: string }
  | { type: 'waited' }
  | { type: 'done' }
  | { type: 'failed'; message: string; file: File | null }
  | { type: 'messageShown' }
  | { type: 'released' }
  | { type: 'cleared' }

const idle: PhotoUploadState = { phase: 'idle', progress: 0, preview: null, problem: null }

function next(state: PhotoUploadState, event: Event): PhotoUploadState {
  switch (event.type) {
    case 'started':
      return { ...idle, phase: 'uploading', preview: event.preview }
    case 'waited':
      return { ...state, progress: steps.find((step) => step > state.progress) ?? state.progress }
    case 'done':
      return { ...state, phase: 'success', progress: 100 }
    case 'failed':
      return { ...idle, phase: 'error', problem: { message: event.message, file: event.file } }
    case 'messageShown':
      return state.phase === 'success' ? { ...state, phase: 'idle' } : state
    case 'released':
      return { ...state, preview: null }
    case 'cleared':
      return idle
  }
}

/**
 * Runs one upload at a time by `send`, which rejects with a PhotoError for the user or with
 * another error.
 */
export function usePhotoUpload(send: (file: File) => Promise<void>) {
  const [state, dispatch] = useReducer(next, idle)
  const { phase, preview, progress } = state
  const isUploaded = progress === 100

  useEffect(() => {
    if (phase !== 'uploading') return
    const timer = setInterval(() => dispatch({ type: 'waited' }), stepMs)
    return () => clearInterval(timer)
  }, [phase])

  useEffect(() => {
    if (!isUploaded || preview === null) return
    const timers = [
      setTimeout(() => dispatch({ type: 'messageShown' }), messageMs),
      setTimeout(() => dispatch({ type: 'released' }), previewMs),
    ]
    return () => timers.forEach(clearTimeout)
  }, [isUploaded, preview])

  useEffect(() => {
    if (preview === null) return
    return () => URL.revokeObjectURL(preview)
  }, [preview])

  async function start(file: File) {
    dispatch({ type: 'started', preview: URL.createObjectURL(file) })
    try {
      await send(file)
      dispatch({ type: 'done' })
    } catch (reason) {
      const message = messageOf(reason)
      const isRefused = message === photoMessages.tooLarge
      dispatch({ type: 'failed', message, file: isRefused ? null : file })
    }
  }

  const refuse = (message: string) => dispatch({ type: 'failed', message, file: null })
  const clear = () => dispatch({ type: 'cleared' })
  return { ...state, start, refuse, clear }
}
