import { accountByPassword } from '../auth/accountByPassword'
import { requiredProofOf } from '../auth/identityProof'
import { type FieldErrors, validationError } from '../base/errors'
import { requireViewer } from '../graphql/access'
import type { Context } from '../graphql/context'

interface Proof {
  currentPassword: string | undefined
  /** The errors that are returned if no recent sign-in with Google proves the viewer's identity. */
  google: FieldErrors
}

/**
 * Requires that the request comes from the viewer, and not from another person with the viewer's
 * unlocked phone.
 * @throws VALIDATION, RATE_LIMITED
 */
export async function proveIdentity(
  context: Context,
  { currentPassword, google }: Proof,
): Promise<void> {
  const viewer = requireViewer(context)
  const requiredProof = requiredProofOf(viewer, context.now)
  if (requiredProof === 'google') throw validationError(google)
  if (requiredProof === null) return
  if (!currentPassword) throw validationError({ currentPassword: 'Mot de passe actuel requis' })
  if (!(await accountByPassword(context, { email: viewer.user.email, password: currentPassword })))
    throw validationError({ currentPassword: 'Mot de passe actuel incorrect' })
}
