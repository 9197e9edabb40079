import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { type FormEvent, useState } from 'react'
import { fieldErrors } from '#shared/base/validation'
import {
  CODE_LOCK_MINUTES,
  MAX_WRONG_CODES,
  MAX_WRONG_CODES_OF_LINK,
} from '#shared/sharing/shareLink'
import { shareCodeInput } from '#shared/sharing/shareLinkSchemas'
import { Button } from '../../base/ui/Button'
import { Card } from '../../base/ui/Card'
import { TextField } from '../../base/ui/forms/TextField'
import { useFormErrors } from '../../base/ui/forms/useFormErrors'
import { tellCode } from './tellCode'
import { stack4 } from '../../base/styles/layout.css'
import * as styles from './CodePrompt.css'

/**
 * Requests the code: without it a link shows nothing, not even the cat's name
 * (product/sharing 6.2).
 */
export function CodePrompt() {
  const { formRef, errors, showErrors } = useFormErrors()
  const [isPending, setPending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const typed = new FormData(event.currentTarget).get('code') as string
    const parsed = shareCodeInput.safeParse({ code: typed.replace(/\s/g, '') })
    if (!parsed.success) return showErrors(fieldErrors(parsed.error))
    setPending(true)
    const refusal = await tellCode(parsed.data.code)
    // After a reload the document contains the record, or shows that there is none.
    if (refusal === null) return window.location.reload()
    setPending(false)
    showErrors({ code: refusal })
  }

  return (
    <div className={styles.root}>
      <title>Suivi protégé par un code · NéphroChat</title>
      <div className={styles.head}>
        <span className={styles.mark} aria-hidden="true">
          <LockKeyhole size={28} />
        </span>
        <h1 className={styles.title}>Ce suivi est protégé par un code</h1>
        <p className={styles.lead}>
          La personne qui vous a envoyé ce lien vous a donné, ou vous donnera, un code à 6 chiffres.
        </p>
      </div>
      <Card>
        <form ref={formRef} className={stack4} noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            label="Code à 6 chiffres"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={8}
            autoFocus
            error={errors['code']}
          />
          <Button type="submit" block size="l" isPending={isPending} pendingLabel="Vérification...">
            Ouvrir le suivi
          </Button>
        </form>
      </Card>
      <p className={styles.lead}>
        Après {MAX_WRONG_CODES} codes faux, le lien se ferme pendant {CODE_LOCK_MINUTES} minutes.
        Après {MAX_WRONG_CODES_OF_LINK} en tout, il ne s’ouvre plus&nbsp;: demandez alors un nouveau
        lien.
      </p>
    </div>
  )
}
