import { useState } from 'react'
import { Button } from '../components/Button'
import { Dialog } from '../components/Dialog'
import { takeDestination } from '../session/destination'
import { sendLogout } from '../session/logout'
import { useSession } from '../session/SessionContext'
import { readTokens, storeTokens, type Tokens } from '../session/tokens'

/** Somebody came back from Google with another account than the one that is open here (decisions, Accounts). */
export function OtherAccount({ tokens }: { tokens: Tokens }) {
  const { viewer } = useSession()
  const [kept, setKept] = useState(false)
  const [pending, setPending] = useState(false)

  function keep() {
    setKept(true)
    void sendLogout(tokens)
  }

  async function change() {
    setPending(true)
    const present = readTokens()
    if (present) await sendLogout(present)
    storeTokens(tokens)
    // The whole page: nothing of the other account may stay on it.
    window.location.assign(takeDestination() ?? '/home')
  }

  return (
    <Dialog
      open={viewer !== null && !kept}
      onClose={keep}
      title="Changer de compte ?"
      actions={
        <>
          <Button variant="secondary" onClick={keep}>Garder ce compte</Button>
          <Button pending={pending} pendingLabel="Connexion..." onClick={() => void change()}>Changer de compte</Button>
        </>
      }
    >
      <p>Le compte {viewer?.email} est ouvert sur cet appareil. Voulez-vous le quitter pour celui que vous venez de choisir ?</p>
    </Dialog>
  )
}
