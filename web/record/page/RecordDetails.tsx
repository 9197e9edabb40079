import { type ComponentProps, use } from 'react'
import { Button, LinkButton } from '../../base/ui/Button'
import { moveFocusToScreen } from '../../base/ui/focus/focusOnRemoval'
import { CarePart } from '../care/CarePart'
import { careSentence } from '../care/careSentence'
import { RecordKeyContext } from '../cat/recordKey'
import { useLoadedDetails } from '../details/loadDetails'
import { useDetails } from '../details/useDetails'
import { LabsPart } from '../labs/LabsPart'
import { labsSentence } from '../labs/labsSentence'
import { FoldedSection } from '../section/FoldedSection'
import { Section } from '../section/Section'
import { TimeLine, type TimeLineRecord } from '../timeline/TimeLine'

/**
 * Shows care and results (product/care 3, product/labs 3), and leaves out the parts without data.
 */
export function RecordDetails({
  record,
  isInMemory,
  isCareCalm,
}: {
  record: TimeLineRecord
  isInMemory: boolean
  /** `false` if a watch concerns the doses. */
  isCareCalm: boolean
}) {
  const { state, retry } = useLoadedDetails()
  if (state === 'failed') {
    return (
      <Section
        title="Soins et analyses"
        actions={
          <Button ref={moveFocusToScreen} onClick={retry}>
            Réessayer
          </Button>
        }
      >
        <p>Les soins et les analyses n’ont pas pu être chargés.</p>
      </Section>
    )
  }
  return (
    state === 'loaded' && (
      <LoadedDetails record={record} isInMemory={isInMemory} isCareCalm={isCareCalm} />
    )
  )
}

function LoadedDetails({ record, isInMemory, isCareCalm }: ComponentProps<typeof RecordDetails>) {
  const details = useDetails()
  const recordKey = use(RecordKeyContext)
  if (!details) return null
  const { careReport, labResults, labRemarks, iris } = details
  const link = (page: string, words: string) =>
    'uuid' in recordKey && (
      <LinkButton variant="secondary" to={`/${page}/${recordKey.uuid}`}>
        {words}
      </LinkButton>
    )
  return (
    <>
      <TimeLine record={record} details={details} />
      {careReport && (
        <FoldedSection
          title="Soins"
          sentence={careSentence(careReport.running, isInMemory)}
          isCalm={isCareCalm}
          actions={link('care', 'Voir les soins')}
        >
          <CarePart report={careReport} today={details.today} isInMemory={isInMemory} />
        </FoldedSection>
      )}
      {(labResults.length > 0 || iris.byVet) && (
        <FoldedSection
          title="Analyses"
          sentence={labsSentence(labResults) ?? iris.byVet?.message ?? ''}
          isCalm={!labRemarks.some(({ forToday }) => forToday)}
          actions={link('labs', 'Voir les analyses')}
        >
          <LabsPart
            results={labResults}
            remarks={labRemarks.map(({ fact, message, ...value }) => ({
              ...value,
              words: 'uuid' in recordKey ? message : `${fact}.`,
            }))}
            iris={iris}
          />
        </FoldedSection>
      )}
    </>
  )
}
