import { Button } from '../../base/ui/Button'
import { TestPage } from './TestPage'
import { useRefusals } from './useRefusals'

/** /test-401: a refused token is renewed, and the call is repeated once (product/accounts 1.6). */
export function Test401Screen() {
  const [results, call] = useRefusals()
  return (
    <TestPage title="Test des erreurs 401" results={results}>
      <Button
        variant="secondary"
        onClick={() => void call('/api/users/me', { hasInvalidToken: true })}
      >
        Appeler avec un jeton refusé
      </Button>
    </TestPage>
  )
}
