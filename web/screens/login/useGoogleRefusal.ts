import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from '../../base/router/hooks'
import { toast } from '../../base/ui/toasts/toasts'

/** The codes that the server adds to the address (api/account/googleSignIn.ts). */
const reasons = new Map([
  ['unavailable', 'La connexion avec Google n’est pas disponible pour le moment.'],
  ['cancelled', 'La connexion avec Google a été annulée.'],
  [
    'unverified',
    'Google n’a pas vérifié l’adresse email de ce compte. Connectez-vous avec votre mot de passe.',
  ],
  ['taken', 'Cette adresse email est déjà associée à un autre compte Google.'],
  ['limited', 'Trop de tentatives. Veuillez réessayer plus tard.'],
])
const unexplainedRefusal = 'La connexion avec Google n’a pas abouti. Veuillez réessayer.'

/** Shows the code as a toast, once, and resets the address to /login. */
export function useGoogleRefusal(): void {
  const params = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const reason = params.get('google')
  useEffect(() => {
    if (reason === null) return
    toast({
      title: 'Erreur de connexion',
      description: reasons.get(reason) ?? unexplainedRefusal,
      tone: 'destructive',
    })
    void navigate('/login', { replace: true, state })
  }, [reason, state, navigate])
}
