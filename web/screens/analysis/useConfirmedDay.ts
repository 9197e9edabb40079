import { useLocation } from '../../base/router/hooks'

/**
 * Returns the cat's day that was just confirmed, which the questionnaire writes to the history's state;
 * `null` if this page was opened otherwise.
 */
export function useConfirmedDay(): string | null {
  const { state } = useLocation()
  return (state as { confirmed?: string } | null)?.confirmed ?? null
}
