import Link2 from 'lucide-react/icons/link-2'
import { type FormEvent, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { fieldErrors } from '#shared/base/validation'
import { SHARE_LIFETIME_HOURS, type ShareHours } from '#shared/sharing/shareLink'
import { shareLinkInput } from '#shared/sharing/shareLinkSchemas'
import type { NewShareLink_animal$key } from '../../__generated__/NewShareLink_animal.graphql'
import type { NewShareLink_viewer$key } from '../../__generated__/NewShareLink_viewer.graphql'
import { Button } from '../../base/ui/Button'
import { useFormErrors } from '../../base/ui/forms/useFormErrors'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { ShareConsent } from './ShareConsent'
import { type NewLink, ShareLinkBox } from './ShareLinkBox'
import { ShareOptions, shareOptionsFrom } from './ShareOptions'
import { useCreateShareLink } from './useCreateShareLink'
import * as styles from './NewShareLink.css'

/**
 * Shows the consent and the button that creates a link, then the link (product/sharing 1.4, 3.1).
 */
export function NewShareLink({
  animal,
  viewer,
}: {
  animal: NewShareLink_animal$key
  viewer: NewShareLink_viewer$key
}) {
  const { uuid, name } = useFragment(
    graphql`
      fragment NewShareLink_animal on Animal {
        uuid
        name
      }
    `,
    animal,
  )
  const owner = useFragment(
    graphql`
      fragment NewShareLink_viewer on Viewer {
        firstName
        lastName
      }
    `,
    viewer,
  )
  const [hours, setHours] = useState<ShareHours>(SHARE_LIFETIME_HOURS)
  const [link, setLink] = useState<NewLink | null>(null)
  const { formRef, errors, showErrors } = useFormErrors()
  const [createShareLink, isPending] = useCreateShareLink('dialog', showErrors)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const options = shareLinkInput.safeParse(shareOptionsFrom(new FormData(event.currentTarget)))
    showErrors(options.success ? {} : fieldErrors(options.error))
    if (!options.success) return
    const { code = null } = options.data
    createShareLink(uuid, options.data, (shareUrl) => setLink({ shareUrl, hours, code }))
  }

  if (link) return <ShareLinkBox link={link} catName={name} owner={owner} />
  return (
    <form ref={formRef} className={styles.root} noValidate onSubmit={submit}>
      <ShareConsent name={name} hours={hours}>
        <NeedsNetwork actionName="La création d’un lien">
          <Button
            block
            size="l"
            type="submit"
            icon={<Link2 size={22} />}
            isPending={isPending}
            pendingLabel="Création..."
          >
            Créer un lien de partage
          </Button>
          <ShareOptions hours={hours} onHours={setHours} errors={errors} />
        </NeedsNetwork>
      </ShareConsent>
    </form>
  )
}
