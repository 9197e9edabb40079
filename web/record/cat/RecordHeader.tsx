import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { longDate, relativeDay } from '#shared/base/time'
import { parseWeight, weightLabel } from '#shared/weight/weightValue'
import type { RecordHeader_record$key } from '../../__generated__/RecordHeader_record.graphql'
import { PageHeader } from '../../base/ui/PageHeader'
import { CatPhoto } from '../photo/CatPhoto'
import { ageLabel } from './ageLabel'
import { CatLink } from './CatLink'
import { SexSymbol } from './SexSymbol'

export function RecordHeader({
  record,
  prefix,
  back,
  actions,
  entryTime,
  profileUuid,
}: {
  record: RecordHeader_record$key
  /** 'Suivi — ' on the vet's page. */
  prefix?: string
  back: { to: string; label: string }
  actions?: ReactNode
  /** The time of the latest entry on its day in the owner's time zone. `null` if there is none. */
  entryTime: string | null
  /** The cat's id on the owner's page, where its name leads to its profile. */
  profileUuid?: string
}) {
  const cat = useFragment(
    graphql`
      fragment RecordHeader_record on HealthRecord {
        name
        sex
        weight
        breed
        age
        today
        ... on Animal {
          inMemorySince
        }
        dailyStatus {
          date
          day
        }
        photoPath
        ...CatPhoto_record
      }
    `,
    record,
  )
  const { name, sex, weight, breed, age, today, inMemorySince, dailyStatus, photoPath } = cat
  const grams = weight ? parseWeight(weight) : null
  const facts = [
    breed ?? 'Chat',
    ...[age !== null && ageLabel(age), grams && weightLabel(grams)].map(
      (fact) => fact && fact.replaceAll(' ', '\u00a0'),
    ),
  ]
  const { date, day } = dailyStatus
  return (
    <PageHeader
      back={back}
      actions={actions}
      picture={photoPath && <CatPhoto record={cat} shape="square" />}
      title={
        <>
          {prefix}
          {profileUuid ? <CatLink cat={{ uuid: profileUuid, name }} /> : name}
          <SexSymbol sex={sex} />
        </>
      }
    >
      <p>{facts.filter(Boolean).join(' · ')}</p>
      {date && day && (
        <p>
          Dernière saisie&nbsp;:{' '}
          <time dateTime={date}>
            {inMemorySince ? longDate(day) : lowerFirst(relativeDay(day, today))}
            {entryTime && ` à ${entryTime}`}
          </time>
        </p>
      )}
    </PageHeader>
  )
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
