import type { VetPart } from '#shared/health/rules/vetLimits'
import { VetNumberRef } from '../cat/vetNumberTypes'
import { rowNode } from '../graphql/access'
import { builder } from '../graphql/builder'
import { VetPartEnum } from '../graphql/enums'
import { toDay } from '../reading/entryRow'

export const VetProposalRef = builder.prismaNode('VetProposal', {
  description:
    'A vet’s proposal, sent by a link. It changes nothing until the owner accepts one of its numbers.',
  ...rowNode('see'),
  fields: (t) => ({
    uuid: t.expose('id', { type: 'UUID' }),
    animalUuid: t.expose('animalId', { type: 'UUID' }),
    vetName: t.exposeString('vetName', {
      description: 'The name that the vet typed. The identity is not verified.',
    }),
    practice: t.exposeString('practice', { nullable: true }),
    text: t.exposeString('text', {
      nullable: true,
      description: 'Plain text, 1,000 characters at most.',
    }),
    numbers: t.field({
      type: [VetNumberRef],
      select: { numbers: true },
      resolve: ({ numbers }) => numbers,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    decidedOn: t.field({
      type: 'Date',
      nullable: true,
      select: { decidedOn: true },
      resolve: ({ decidedOn }) => decidedOn && toDay(decidedOn),
    }),
    accepted: t.field({
      type: [VetPartEnum],
      description: 'The numbers that the owner accepted.',
      select: { accepted: true },
      resolve: ({ accepted }) => accepted as VetPart[],
    }),
  }),
})
