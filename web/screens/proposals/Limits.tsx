import { graphql, useFragment } from 'react-relay'
import { dayMonthYear } from '#shared/base/time'
import type { Limits_animal$key } from '../../__generated__/Limits_animal.graphql'
import { Button } from '../../base/ui/Button'
import { Card } from '../../base/ui/Card'
import { moveFocusToScreen } from '../../base/ui/focus/focusOnRemoval'
import { NeedsNetwork } from '../../base/ui/NeedsNetwork'
import { useEndVetLimits } from './useEndVetLimits'
import * as styles from './ProposalsScreen.css'

/** Shows the accepted limits, and the button that ends them. */
export function Limits({
  animal,
  canDecide: decides,
}: {
  animal: Limits_animal$key
  canDecide: boolean
}) {
  const { uuid, vetLimits } = useFragment(
    graphql`
      fragment Limits_animal on Animal {
        uuid
        vetLimits {
          part
          since
          message
        }
      }
    `,
    animal,
  )
  const [end, isPending] = useEndVetLimits()
  if (vetLimits.length === 0) return null
  return (
    <Card as="section" ref={moveFocusToScreen} className={styles.card} aria-labelledby="limits">
      <h2 id="limits">Seuils fixés avec votre vétérinaire</h2>
      <ul className={styles.list}>
        {vetLimits.map(({ part, since, message }) => (
          <li key={part} ref={moveFocusToScreen} className={styles.limit}>
            <span>
              <strong className={styles.message}>{message}</strong>
              <span className={styles.effect}>
                Fixé avec votre vétérinaire le {dayMonthYear(since)}
              </span>
            </span>
            {decides && part === 'check' && (
              <NeedsNetwork>
                <Button
                  variant="secondary"
                  isPending={isPending}
                  onClick={() => end({ animalUuid: uuid, parts: ['check'] })}
                >
                  Contrôle fait
                </Button>
              </NeedsNetwork>
            )}
          </li>
        ))}
      </ul>
      {decides && (
        <NeedsNetwork>
          <Button
            variant="quiet"
            block
            isPending={isPending}
            pendingLabel="Enregistrement..."
            onClick={() => end({ animalUuid: uuid })}
          >
            Revenir aux seuils habituels
          </Button>
        </NeedsNetwork>
      )}
    </Card>
  )
}
