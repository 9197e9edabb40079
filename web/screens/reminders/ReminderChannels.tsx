import { graphql, useFragment } from 'react-relay'
import type { ReminderChoice } from '#shared/reminder/reminderChoice'
import type { ReminderChannels_viewer$key } from '../../__generated__/ReminderChannels_viewer.graphql'
import { Card } from '../../base/ui/Card'
import { deferred } from '../../base/ui/deferred'
import { Skeleton } from '../../base/ui/Skeleton'
import { PushChannel } from './PushChannel'
import { ReminderCheck } from './ReminderCheck'
import * as styles from './RemindersScreen.css'

const CalendarChannel = deferred(
  async () => (await import('./CalendarChannel')).CalendarChannel,
  <Skeleton shape="tile" />,
)

export function ReminderChannels({
  choice,
  viewer,
}: {
  choice: ReminderChoice
  viewer: ReminderChannels_viewer$key
}) {
  const reminded = useFragment(
    graphql`
      fragment ReminderChannels_viewer on Viewer {
        email
        emailVerified
        ...PushChannel_viewer
        ...CalendarChannel_viewer
      }
    `,
    viewer,
  )
  const { email, emailVerified } = reminded
  const hint = emailVerified
    ? email
    : `${email}, dès que cette adresse sera confirmée (dans vos paramètres).`
  return (
    <Card as="section" className={styles.card} aria-labelledby="ways">
      <h2 id="ways">Comment</h2>
      <PushChannel viewer={reminded} />
      <ReminderCheck name="byMail" label="Par email" hint={hint} defaultChecked={choice.byMail} />
      <CalendarChannel viewer={reminded} />
    </Card>
  )
}
