import { graphql, useFragment } from 'react-relay'
import type { ReminderChoice } from '#shared/reminder/reminderChoice'
import type { Ways_viewer$key } from '../../__generated__/Ways_viewer.graphql'
import { Card } from '../../base/ui/Card'
import { CalendarWay } from './CalendarWay'
import { Check } from './Check'
import { PushWay } from './PushWay'
import * as styles from './RemindersScreen.css'

export function Ways({ choice, viewer }: { choice: ReminderChoice; viewer: Ways_viewer$key }) {
  const reminded = useFragment(
    graphql`
      fragment Ways_viewer on Viewer {
        email
        emailVerified
        ...PushWay_viewer
        ...CalendarWay_viewer
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
      <PushWay viewer={reminded} />
      <Check name="byMail" label="Par email" hint={hint} defaultChecked={choice.byMail} />
      <CalendarWay viewer={reminded} />
    </Card>
  )
}
