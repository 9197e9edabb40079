import { Link } from 'react-router'

/** English, as documented (spec 1 §2; decisions, Pages). */
export function NotFoundScreen() {
  return (
    <>
      <title>Page Not Found · NéphroChat</title>
      <h1>Page Not Found</h1>
      <Link to="/">Retour à l’accueil</Link>
    </>
  )
}
