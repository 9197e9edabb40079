import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { EmailField_viewer$key } from '../../__generated__/EmailField_viewer.graphql'
import { PasswordField } from '../../base/ui/forms/PasswordField'
import { TextField } from '../../base/ui/forms/TextField'
import { EmailProof } from './EmailProof'
import { GoogleProof } from './GoogleProof'
import * as styles from './SettingsScreen.css'

/** Edits the address; a change requires the password, or a recent sign-in with Google. */
export function EmailField({
  viewer: key,
  errors,
}: {
  viewer: EmailField_viewer$key
  errors: Partial<Record<string, string>>
}) {
  const viewer = useFragment(
    graphql`
      fragment EmailField_viewer on Viewer {
        email
        emailChangeNeeds
        ...EmailProof_viewer
      }
    `,
    key,
  )
  const [typed, setTyped] = useState(viewer.email)
  const isOther = typed.trim().toLowerCase() !== viewer.email
  const needsGoogle = viewer.emailChangeNeeds === 'google'
  return (
    <div className={styles.address}>
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={typed}
        readOnly={needsGoogle}
        onChange={({ target }) => setTyped(target.value)}
        error={errors['email']}
        hint={hintOf(viewer.emailChangeNeeds, isOther)}
      />
      {needsGoogle && <GoogleProof />}
      {isOther && viewer.emailChangeNeeds === 'password' && (
        <PasswordField
          label="Mot de passe actuel"
          name="currentPassword"
          autoComplete="current-password"
          error={errors['currentPassword']}
        />
      )}
      {!isOther && <EmailProof viewer={viewer} />}
    </div>
  )
}

function hintOf(needs: string | null | undefined, isOther: boolean): string | undefined {
  if (needs === 'google')
    return 'Pour changer d’adresse, confirmez d’abord avec Google que c’est bien vous.'
  if (!isOther) return undefined
  const waits =
    'L’adresse actuelle reste la vôtre jusqu’à ce que vous ouvriez le lien envoyé à la nouvelle.'
  return needs === 'password'
    ? waits
    : `${waits} Ensuite, Google n’ouvrira plus ce compte, sauf avec la ` +
        'nouvelle adresse\u00a0: vous choisirez un mot de passe.'
}
