import { Suspense } from 'react'
import { graphql, RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { elide } from '#shared/base/elision'
import { groupBy } from '#shared/base/groupBy'
import { joinInFrench } from '#shared/base/joinInFrench'
import { hasRight } from '#shared/circle/rights'
import type { VetNumbersQuery } from '../../__generated__/VetNumbersQuery.graphql'
import { CallVetButton } from '../../record/cat/CallVetButton'
import { DeferredVetNumberForm } from '../../record/cat/DeferredVetNumberForm'
import { dialledNumber } from '../../record/cat/dialledNumber'
import { fold, foldSummary } from '../../base/styles/form.css'
import * as styles from './UrgentScreen.css'

const maxNames = 3

/** Lists the vets of a signed-in user's cats; this device has them without a network too. */
export function VetNumbers({ environment }: { environment: Environment }) {
  return (
    <RelayEnvironmentProvider environment={environment}>
      <Suspense fallback={null}>
        <Numbers />
      </Suspense>
    </RelayEnvironmentProvider>
  )
}

function Numbers() {
  const { viewer } = useLazyLoadQuery<VetNumbersQuery>(
    graphql`
      query VetNumbersQuery @preloadable {
        viewer {
          animals(first: 100) {
            edges {
              node {
                uuid
                name
                vetPhone
                role
                inMemorySince
              }
            }
          }
        }
      }
    `,
    {},
  )
  const cats =
    viewer?.animals.edges
      .map(({ node }) => node)
      .filter(({ inMemorySince }) => inMemorySince === null) ?? []
  const vets = groupBy(
    cats.flatMap(({ name, vetPhone }) => (vetPhone ? [{ name, vetPhone }] : [])),
    ({ vetPhone }) => dialledNumber(vetPhone),
  )
  const missing = cats.filter(({ vetPhone, role }) => !vetPhone && hasRight(role, 'changeProfile'))
  if (vets.size + missing.length === 0) return null
  const forms = missing.map(({ uuid, name }) => (
    <DeferredVetNumberForm key={uuid} uuid={uuid} name={name} />
  ))
  return (
    <div className={styles.vets}>
      {[...vets].map(([phone, ofVet]) => (
        <CallVetButton key={phone} phone={phone}>
          Appeler le vétérinaire {namesOf(ofVet.map(({ name }) => name))}
        </CallVetButton>
      ))}
      {/* Several fields would move the signs out of the first screen. */}
      {forms.length > 1 ? (
        <details>
          <summary className={foldSummary}>Ajouter un numéro</summary>
          <div className={fold}>{forms}</div>
        </details>
      ) : (
        forms
      )}
    </div>
  )
}

/** Returns 'de Mina, d’Isis et de Félix', or 'de Mina, d’Isis et de 4 autres'. */
function namesOf(names: readonly string[]): string {
  const all = names.map((name) => elide('de', name))
  if (all.length <= maxNames) return joinInFrench(all)
  const shown = all.slice(0, maxNames - 1)
  return joinInFrench([...shown, `de ${all.length - shown.length}\u00a0autres`])
}
