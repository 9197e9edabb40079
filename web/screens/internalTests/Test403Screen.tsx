import { Button } from '../../base/ui/Button'
import { TestPage } from './TestPage'
import { useRefusals } from './useRefusals'

const paths = ['/api/test-403', '/api/test-403-expired', '/api/test-403-forbidden']

/**
 * /test-403: a generic and an expired 403 are retried once, a denied access is not
 * (product/accounts 1.6).
 */
export function Test403Screen() {
  const [results, call] = useRefusals()
  return (
    <TestPage title="Test de redirection 403 avec Refresh Token" results={results}>
      {paths.map((path) => (
        <Button key={path} variant="secondary" onClick={() => void call(path)}>
          {path}
        </Button>
      ))}
    </TestPage>
  )
}
