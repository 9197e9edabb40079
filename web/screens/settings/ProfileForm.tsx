import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ProfileForm_viewer$key } from '../../__generated__/ProfileForm_viewer.graphql'
import { Button } from '../../base/ui/Button'
import { TextField } from '../../base/ui/forms/TextField'
import { useAccountForm } from '../../base/ui/forms/useAccountForm'
import { useFormErrors } from '../../base/ui/forms/useFormErrors'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { EmailField } from './EmailField'
import { useUpdateProfile } from './useUpdateProfile'
import { fields, pair } from '../../base/styles/form.css'
import * as styles from './SettingsScreen.css'

/** The name and the address (product/accounts 6.1). */
export function ProfileForm({ viewer: key }: { viewer: ProfileForm_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment ProfileForm_viewer on Viewer {
        firstName
        lastName
        email
        ...EmailField_viewer
      }
    `,
    key,
  )
  const { formRef, errors, showErrors } = useFormErrors()
  // After saving, the field shows the current address; a new one is pending elsewhere.
  const [saves, setSaves] = useState(0)
  const [save, isPending] = useUpdateProfile(showErrors, () => setSaves(saves + 1))
  const form = useAccountForm('profileForm', {
    isPending,
    showErrors,
    send: (fields) => save(fields),
  })

  return (
    <form ref={formRef} className={fields} noValidate {...form}>
      <div className={pair}>
        <TextField
          label="Prénom"
          name="firstName"
          autoComplete="given-name"
          defaultValue={viewer.firstName}
          error={errors['firstName']}
        />
        <TextField
          label="Nom"
          name="lastName"
          autoComplete="family-name"
          defaultValue={viewer.lastName}
          error={errors['lastName']}
        />
      </div>
      <EmailField key={`${viewer.email} ${saves}`} viewer={viewer} errors={errors} />
      <NeedsNetwork>
        <Button
          type="submit"
          className={styles.startAligned}
          isPending={isPending}
          pendingLabel="Sauvegarde..."
        >
          Sauvegarder les modifications
        </Button>
      </NeedsNetwork>
    </form>
  )
}
