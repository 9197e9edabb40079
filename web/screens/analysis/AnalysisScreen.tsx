import Link2 from 'lucide-react/icons/link-2'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { clockTimeOn } from '#shared/base/time'
import { hasRight } from '#shared/circle/rights'
import type { AnalysisScreenQuery } from '../../__generated__/AnalysisScreenQuery.graphql'
import { QueryBoundary } from '../../base/relay/QueryBoundary'
import { usePreloadedRoute } from '../../base/relay/usePreloadedRoute'
import { LinkButton } from '../../base/ui/Button'
import { deferred } from '../../base/ui/deferred'
import { usePendingDays } from '../../offline/queue/usePending'
import { AnimalNotFound } from '../../record/cat/AnimalNotFound'
import { RecordHeader } from '../../record/cat/RecordHeader'
import { RecordBody } from '../../record/page/RecordBody'
import { RecordPage } from '../../record/page/RecordPage'
import { RecordSkeleton } from '../../record/page/RecordSkeleton'
import { ProposalNotice } from '../../record/sharing/ProposalNotice'
import { PrintedSheet } from '../../record/sheet/PrintedSheet'
import type { ShownWatch } from '../../record/status/AlertList'
import { PeriodSentence } from '../../record/status/PeriodSentence'
import { UrgentSigns } from '../../record/status/UrgentSigns'
import { WeighButton } from '../../record/weight/WeighButton'
import { AnalysisActions } from './AnalysisActions'
import { DeceasedNotice } from './DeceasedNotice'
import { OpenCareNotice } from './OpenCareNotice'
import { PendingDaysNotice } from './PendingDaysNotice'
import { PendingWeighings } from './PendingWeighings'
import { PutAsideButton } from './PutAsideButton'
import { AmberSign, Verdict } from './Verdict'

// Few cats have the watch that offers it.
const AddVisitQuestionButton = deferred(
  async () => (await import('./AddVisitQuestionButton')).AddVisitQuestionButton,
)

/** /analysis/:animalId (product/pages 5.1). */
export function AnalysisScreen() {
  const query = usePreloadedRoute<AnalysisScreenQuery>()
  return (
    <QueryBoundary query={query} fallback={<RecordSkeleton />}>
      <AnalysisContent query={query} />
    </QueryBoundary>
  )
}

function AnalysisContent({ query }: { query: PreloadedQuery<AnalysisScreenQuery> }) {
  const { viewer, animal } = usePreloadedQuery<AnalysisScreenQuery>(
    graphql`
      query AnalysisScreenQuery($uuid: ID!) @preloadable {
        viewer {
          uuid
          accountNow
          ...AnalysisActions_viewer
        }
        animal(uuid: $uuid) {
          uuid
          name
          timeZone
          role
          inMemorySince
          diedOn
          dailyStatus {
            date
            day
          }
          ...RecordHeader_record
          ...usePeriodSummary_record
          ...RecordBody_record
          ...RecordSheet_record
          ...AnalysisActions_animal
          ...Verdict_animal
          ...Verdict_amberSign
          ...OpenCareNotice_animal
          ...ProposalNotice_animal
          ...WeighButton_animal
          ...AddVisitQuestionButton_animal
        }
      }
    `,
    query,
  )
  const pendingDays = usePendingDays(viewer?.uuid ?? '', animal?.uuid ?? '')
  if (!viewer || !animal) return <AnimalNotFound />
  const { uuid, name, timeZone, role } = animal
  const { date, day } = animal.dailyStatus
  const entryTime = date && day && clockTimeOn(day, date, timeZone)
  const isInMemory = animal.inMemorySince !== null
  const ownersPart = {
    timeZone,
    belowSigns: <UrgentSigns />,
    watchActions(watch: ShownWatch) {
      if (!hasRight(role, 'putAside')) return null
      const putAsideButton = <PutAsideButton animal={{ uuid, name }} watch={watch} />
      return watch.rule === 'urination-usual' ? (
        <AddVisitQuestionButton animal={animal}>{putAsideButton}</AddVisitQuestionButton>
      ) : (
        putAsideButton
      )
    },
  }
  return (
    <RecordPage title={name} recordKey={query.variables}>
      {!isInMemory && <Verdict animal={animal} />}
      <OpenCareNotice uuid={uuid} animal={animal} />
      <RecordHeader
        record={animal}
        back={{ to: '/', label: 'Accueil' }}
        entryTime={entryTime}
        profileUuid={uuid}
        actions={
          <AnalysisActions animal={animal} viewer={viewer} canShare={hasRight(role, 'share')} />
        }
      />
      {!isInMemory && (
        <>
          <PeriodSentence record={animal} />
          <AmberSign animal={animal} />
        </>
      )}
      {!isInMemory && hasRight(role, 'decideProposals') && <ProposalNotice animal={animal} />}
      {isInMemory && <DeceasedNotice {...animal} />}
      <PendingDaysNotice days={pendingDays} />
      <RecordBody
        record={animal}
        now={new Date(viewer.accountNow)}
        isInMemory={isInMemory}
        editedCatUuid={isInMemory ? undefined : uuid}
        pendingDays={pendingDays}
        emptyAction={
          !isInMemory && (
            <LinkButton size="l" to={`/quick-entry/${uuid}`}>
              Enregistrer la première mesure
            </LinkButton>
          )
        }
        staleAction={
          <LinkButton variant="quiet" to={`/quick-entry/${uuid}`}>
            Répondre au questionnaire de suivi
          </LinkButton>
        }
        ownersPart={ownersPart}
        weightActions={
          !isInMemory && (
            <>
              <PendingWeighings userUuid={viewer.uuid} animalId={uuid} />
              <WeighButton animal={animal}>Ajouter une pesée</WeighButton>
            </>
          )
        }
        journalActions={
          <LinkButton variant="secondary" to={`/history/${uuid}`}>
            Voir plus
          </LinkButton>
        }
      />
      {!isInMemory && hasRight(role, 'share') && (
        <div>
          <LinkButton variant="quiet" icon={<Link2 size={20} />} to={`/share-test/${uuid}`}>
            Gérer les liens
          </LinkButton>
        </div>
      )}
      {date && (
        <PrintedSheet
          record={animal}
          timeZone={timeZone}
          entryTime={entryTime}
          isInMemory={isInMemory}
        />
      )}
    </RecordPage>
  )
}
