import { useSession } from './SessionContext'

/** Returns the id of the signed-in user, for what requires a session. */
export function useUserUuid(): string {
  const { viewer } = useSession()
  if (!viewer) throw new Error('useUserUuid without a session')
  return viewer.uuid
}
