import type { FormEvent } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import type { SettingsTimeZoneScreenQuery } from '../../__generated__/SettingsTimeZoneScreenQuery.graphql'
import { usePreloadedRoute } from '../../base/relay/usePreloadedRoute'
import { Button } from '../../base/ui/Button'
import { SelectField } from '../../base/ui/forms/SelectField'
import { useFormErrors } from '../../base/ui/forms/useFormErrors'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { timeZoneOptions } from './timeZones'
import { TopicPage } from './TopicPage'
import { topics } from './topics'
import { useUpdateProfile } from './useUpdateProfile'
import { fields } from '../../base/styles/form.css'
import * as styles from './SettingsScreen.css'

/** /settings/time-zone (product/accounts 6.1). */
export function SettingsTimeZoneScreen() {
  const query = usePreloadedRoute<SettingsTimeZoneScreenQuery>()
  return (
    <TopicPage topic={topics.timeZone}>
      <TimeZone query={query} />
    </TopicPage>
  )
}

function TimeZone({ query }: { query: PreloadedQuery<SettingsTimeZoneScreenQuery> }) {
  const { viewer } = usePreloadedQuery<SettingsTimeZoneScreenQuery>(
    graphql`
      query SettingsTimeZoneScreenQuery @preloadable {
        viewer {
          timeZone
        }
      }
    `,
    query,
  )
  const { formRef, errors, showErrors } = useFormErrors()
  const [save, isPending] = useUpdateProfile(showErrors)
  if (!viewer) return null

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    save({ timeZone: new FormData(event.currentTarget).get('timeZone') as string })
  }

  return (
    <form ref={formRef} className={fields} noValidate onSubmit={submit}>
      <SelectField
        label="Fuseau horaire"
        name="timeZone"
        options={timeZoneOptions(viewer.timeZone)}
        defaultValue={viewer.timeZone}
        error={errors['timeZone']}
        hint="Il fixe l’heure à laquelle commence la journée de votre carnet. À chaque connexion, il devient celui de l’appareil."
      />
      <NeedsNetwork>
        <Button
          type="submit"
          className={styles.startAligned}
          isPending={isPending}
          pendingLabel="Sauvegarde..."
        >
          Sauvegarder
        </Button>
      </NeedsNetwork>
    </form>
  )
}
