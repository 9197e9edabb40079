import { Suspense } from 'react'
import {
  graphql,
  type PreloadedQuery,
  RelayEnvironmentProvider,
  usePreloadedQuery,
} from 'react-relay'
import { deviceTimeZone } from '#shared/base/deviceTimeZone'
import type { SharedScreenQuery } from '../../__generated__/SharedScreenQuery.graphql'
import { serverClock } from '../../base/network/serverClock'
import { usePreloadedRoute } from '../../base/relay/usePreloadedRoute'
import { deferred } from '../../base/ui/deferred'
import { Skeleton } from '../../base/ui/Skeleton'
import { RecordHeader } from '../../record/cat/RecordHeader'
import { RecordBody } from '../../record/page/RecordBody'
import { RecordPage } from '../../record/page/RecordPage'
import { RecordSkeleton } from '../../record/page/RecordSkeleton'
import { PrintedSheet } from '../../record/sheet/PrintedSheet'
import { PeriodSentence } from '../../record/status/PeriodSentence'
import { ProposalButton } from './ProposalButton'
import { SharedFailure } from './SharedFailure'
import { SheetWindow } from './SheetWindow'
import { useRefreshOnReturn } from './useRefreshOnReturn'
import { WorstSign } from './WorstSign'
import * as actions from '../../record/page/RecordActions.css'

const HiddenPartsNotice = deferred(
  async () => (await import('./HiddenPartsNotice')).HiddenPartsNotice,
  <p>&nbsp;</p>,
)
const Visit = deferred(
  async () => (await import('../../record/visit/Visit')).Visit,
  <Skeleton shape="visit" />,
)

/** /shared/:shareId, the vet's page (product/sharing 4.1). */
export function SharedScreen() {
  const query = usePreloadedRoute<SharedScreenQuery>()
  return (
    <SharedFailure key={query.variables['token']}>
      {/* This is the environment that fetched: if the end of a session changed it, another
          fetch would count twice. */}
      <RelayEnvironmentProvider environment={query.environment}>
        <Suspense fallback={<RecordSkeleton />}>
          <Shared query={query} />
        </Suspense>
      </RelayEnvironmentProvider>
    </SharedFailure>
  )
}

function Shared({ query }: { query: PreloadedQuery<SharedScreenQuery> }) {
  useRefreshOnReturn(query.variables['token'])
  const { sharedAnimal } = usePreloadedQuery<SharedScreenQuery>(
    graphql`
      query SharedScreenQuery($token: String!) @preloadable {
        sharedAnimal(token: $token) {
          name
          today
          latestEntryTime
          notShared
          dailyStatus {
            date
          }
          ...RecordHeader_record
          ...usePeriodSummary_record
          ...useAlerts_record
          ...RecordBody_record
          ...RecordSheet_record
        }
      }
    `,
    query,
  )
  const hasData = sharedAnimal.dailyStatus.date !== null
  const { latestEntryTime: entryTime } = sharedAnimal
  const sheet = { record: sharedAnimal, timeZone: deviceTimeZone(), entryTime }
  return (
    <RecordPage title={`Suivi — ${sharedAnimal.name}`} recordKey={query.variables}>
      <RecordHeader
        record={sharedAnimal}
        prefix="Suivi — "
        back={{ to: '/', label: 'Accueil' }}
        entryTime={entryTime}
      />
      <PeriodSentence record={sharedAnimal} />
      <WorstSign record={sharedAnimal} />
      {sharedAnimal.notShared[0] && <HiddenPartsNotice parts={sharedAnimal.notShared} />}
      <Visit today={sharedAnimal.today} />
      <div className={actions.root}>
        <ProposalButton name={sharedAnimal.name} today={sharedAnimal.today} />
        <SheetWindow {...sheet} hasData={hasData} />
      </div>
      <RecordBody record={sharedAnimal} now={serverClock.now()} />
      {hasData && <PrintedSheet {...sheet} />}
    </RecordPage>
  )
}
