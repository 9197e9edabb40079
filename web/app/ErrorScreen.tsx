import { useLocation, useNavigate } from 'react-router'

/** The generic error screen (spec 1 §2). */
export function ErrorScreen() {
  const location = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <h1>Oups ! Une erreur s’est produite</h1>
      <p>Quelque chose s’est mal passé. Essayez de recharger la page.</p>
      <button type="button" onClick={() => void navigate(location, { replace: true })}>
        Réessayer
      </button>
      <button type="button" onClick={() => window.location.reload()}>
        Recharger
      </button>
    </>
  )
}
