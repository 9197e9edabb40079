import { useEffect, useState } from 'react'
import { graphql } from 'react-relay'
import { elide } from '#shared/base/elision'
import { paramsOf, post } from '../../base/network/post'
import { accountOf, readTokens, storeTokens, type Tokens } from '../../base/network/tokens'
import { Button } from '../../base/ui/Button'
import { Dialog } from '../../base/ui/dialogs/Dialog'
import { takeDestination } from '../../session/destination'
import { endOnServer, sendLogout } from '../../session/logout'
import { loadAndClearDevice } from '../../session/session'
import { useSession } from '../../session/SessionContext'
import { breaking } from '../../base/styles/text.css'

interface Account {
  email: string
  firstName: string
  lastName: string
}

const accountQuery = graphql`
  query ReturnAfterSignInQuery {
    viewer {
      email
      firstName
      lastName
    }
  }
`

/** Returns the account of a pair of tokens; `null` if the pair is invalid or the request fails. */
async function fetchAccount({ accessToken }: Tokens): Promise<Account | null> {
  try {
    const { body } = await post(paramsOf(accountQuery), {}, accessToken)
    return 'data' in body ? ((body.data?.['viewer'] as Account | null | undefined) ?? null) : null
  } catch {
    return null
  }
}

/**
 * Shows the question to the user who returns from Google before signing in, if this browser did not begin the
 * sign-in or another account is signed in (product/accounts 4.3).
 */
export function ReturnAfterSignIn({ tokens }: { tokens: Tokens }) {
  const { viewer, status } = useSession()
  const [account, setAccount] = useState<Account | null>(null)
  const [isPending, setPending] = useState(false)

  useEffect(() => {
    let isShown = true
    void fetchAccount(tokens).then((fetchedAccount) => {
      if (fetchedAccount && isShown) setAccount(fetchedAccount)
      if (fetchedAccount) return
      void sendLogout(tokens)
      if (isShown && !readTokens()) window.location.assign('/login?google=failed')
    })
    return () => void (isShown = false)
  }, [tokens])

  function decline() {
    setAccount(null)
    void sendLogout(tokens)
  }

  async function accept() {
    setPending(true)
    const former = readTokens()
    if (former) await endOnServer(former)
    storeTokens(tokens)
    // Stored tokens keep the pages of the former account from writing its records again.
    await loadAndClearDevice(accountOf(tokens.accessToken))
    // A full page load removes everything of the other account.
    window.location.assign(takeDestination() ?? '/home')
  }

  if (!account || (viewer === null && status !== 'signedOut')) return null
  const name = `${account.firstName} ${account.lastName}`.trim()
  const words = viewer
    ? { title: 'Changer de compte\u202f?', stay: 'Garder ce compte', go: 'Changer de compte' }
    : {
        title: `Continuer en tant ${elide('que', name)}\u202f?`,
        stay: 'Ne pas continuer',
        go: `Continuer en tant ${elide('que', account.firstName || name)}`,
      }
  return (
    <Dialog
      open
      onClose={decline}
      title={words.title}
      actions={
        <>
          <Button variant="secondary" onClick={decline}>
            {words.stay}
          </Button>
          <Button isPending={isPending} pendingLabel="Connexion..." onClick={() => void accept()}>
            {words.go}
          </Button>
        </>
      }
    >
      {viewer ? (
        <p className={breaking}>
          Le compte {viewer.email} est ouvert sur cet appareil. Voulez-vous le quitter pour celui{' '}
          {elide('de', name)} ({account.email})&#8239;?
        </p>
      ) : (
        <p className={breaking}>
          Ce lien ouvre le compte {elide('de', name)} ({account.email}). Continuez seulement si ce
          compte est le vôtre&nbsp;: ce que vous y noterez, son propriétaire pourra le lire.
        </p>
      )}
    </Dialog>
  )
}
