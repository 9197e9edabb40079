import Copy from 'lucide-react/icons/copy'
import FileDown from 'lucide-react/icons/file-down'
import Link2 from 'lucide-react/icons/link-2'
import Mail from 'lucide-react/icons/mail'
import MessageSquare from 'lucide-react/icons/message-square'
import { type FormEvent, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { fieldErrors } from '#shared/base/validation'
import { SHARE_LIFETIME_HOURS, type ShareHours } from '#shared/sharing/shareLink'
import { shareLinkInput } from '#shared/sharing/shareLinkSchemas'
import type { ShareActions_animal$key } from '../../__generated__/ShareActions_animal.graphql'
import type { ShareActions_viewer$key } from '../../__generated__/ShareActions_viewer.graphql'
import { useIsOnline } from '../../base/device/useIsOnline'
import { useNavigate } from '../../base/router/hooks'
import { copyLink } from '../../base/ui/actions/copyLink'
import { Button } from '../../base/ui/Button'
import { TextField } from '../../base/ui/forms/TextField'
import { useFormErrors } from '../../base/ui/forms/useFormErrors'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { NewCode } from '../../record/sharing/NewCode'
import { ShareConsent } from '../../record/sharing/ShareConsent'
import type { NewLink } from '../../record/sharing/ShareLinkBox'
import { mailtoLink, type ShareMessage, smsLink } from '../../record/sharing/shareMessage'
import { ShareOptions, shareOptionsFrom } from '../../record/sharing/ShareOptions'
import { durationLabels } from '../../record/sharing/shareWords'
import { useCreateShareLink } from '../../record/sharing/useCreateShareLink'
import { stack3 } from '../../base/styles/layout.css'
import * as styles from './ShareScreen.css'

/** Offers one link per visit, made by its button or by the first way of sending it. */
export function ShareActions({
  animal,
  viewer,
}: {
  animal: ShareActions_animal$key
  viewer: ShareActions_viewer$key
}) {
  const { uuid, name } = useFragment(
    graphql`
      fragment ShareActions_animal on Animal {
        uuid
        name
      }
    `,
    animal,
  )
  const owner = useFragment(
    graphql`
      fragment ShareActions_viewer on Viewer {
        firstName
        lastName
      }
    `,
    viewer,
  )
  const [hours, setHours] = useState<ShareHours>(SHARE_LIFETIME_HOURS)
  const [link, setLink] = useState<NewLink | null>(null)
  const { formRef, errors, showErrors } = useFormErrors()
  const [createShareLink, isPending] = useCreateShareLink('screen', showErrors)
  const navigate = useNavigate()
  // The network is required to make the link.
  const canSend = useIsOnline() || link !== null

  function create(onCreated: (created: NewLink) => void) {
    const options = shareLinkInput.safeParse(shareOptionsFrom(new FormData(formRef.current!)))
    showErrors(options.success ? {} : fieldErrors(options.error))
    if (!options.success) return
    const { code = null } = options.data
    createShareLink(uuid, options.data, (shareUrl) => {
      const created = { shareUrl, hours, code }
      setLink(created)
      onCreated(created)
    })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isPending && link === null) create(() => {})
  }

  function send(address: (message: ShareMessage) => string) {
    const open = ({ code, ...created }: NewLink) =>
      window.location.assign(address({ ...created, hasCode: code !== null, catName: name, owner }))
    if (link) open(link)
    else create(open)
  }

  return (
    <form ref={formRef} className={stack3} noValidate onSubmit={submit}>
      <ShareConsent name={name} hours={hours}>
        {link ? (
          <>
            <TextField
              label="Lien sécurisé"
              name="shareUrl"
              value={link.shareUrl}
              readOnly
              hint={`Valable ${durationLabels[link.hours]}.`}
              onFocus={(event) => event.target.select()}
            />
            {link.code !== null && <NewCode code={link.code} />}
            <Button
              size="l"
              icon={<Copy size={22} />}
              autoFocus
              onClick={() => void copyLink(link.shareUrl, 'screen')}
            >
              Copier le lien
            </Button>
          </>
        ) : (
          <NeedsNetwork actionName="La création d’un lien">
            <Button
              size="l"
              type="submit"
              icon={<Link2 size={22} />}
              isPending={isPending}
              pendingLabel="Création..."
            >
              Générer un lien sécurisé
            </Button>
          </NeedsNetwork>
        )}
        <div className={styles.otherLinks}>
          <Button
            variant="secondary"
            icon={<Mail size={20} />}
            disabled={!canSend}
            isPending={isPending}
            onClick={() => send(mailtoLink)}
          >
            Email
          </Button>
          <Button
            variant="secondary"
            icon={<MessageSquare size={20} />}
            disabled={!canSend}
            isPending={isPending}
            onClick={() => send(smsLink)}
          >
            SMS
          </Button>
          <Button
            className={styles.report}
            variant="secondary"
            icon={<FileDown size={20} />}
            onClick={() => void navigate(`/analysis/${uuid}`, { state: { print: true } })}
          >
            PDF médical
          </Button>
        </div>
        {link === null && canSend && (
          <ShareOptions hours={hours} onHours={setHours} errors={errors} />
        )}
      </ShareConsent>
    </form>
  )
}
