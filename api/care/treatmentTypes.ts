import { planKinds, type Plan } from '#shared/care/plan'
import { doseUnits, treatmentKinds } from '#shared/care/treatmentSchemas'
import { HealthRecord } from '../cat/healthRecord'
import { AnimalRef } from '../cat/types'
import { matchableId, rowNode, relationsOf } from '../graphql/access'
import { builder, wholeListPrice } from '../graphql/builder'
import { choiceEnums } from '../graphql/enums'

export const TreatmentKindEnum = builder.enumType('TreatmentKind', { values: treatmentKinds })
export const DoseUnitEnum = builder.enumType('DoseUnit', { values: doseUnits })
export const PlanKindEnum = builder.enumType('PlanKind', { values: planKinds })
export const YesNoEnum = choiceEnums.get('YesNo')!

const PlanRef = builder
  .objectRef<Plan>('Plan')
  .implement({
    description: 'When doses are due. Fields that do not apply to its kind are null or empty.',
    fields: (t) => ({
      kind: t.expose('kind', {
        type: PlanKindEnum,
        description:
          'days: at an interval of days from the first day on; weekdays: on certain weekdays; needed: as needed.',
      }),
      everyDays: t.exposeInt('everyDays', { nullable: true }),
      weekdays: t.exposeIntList('weekdays', { description: '1 is Monday.' }),
      times: t.exposeStringList('times', { description: 'In the owner’s time zone: "08:00".' }),
      shortestHours: t.exposeInt('shortestHours', {
        nullable: true,
        description: 'The shortest interval between two doses as needed.',
      }),
    }),
  })

export const TreatmentRef = builder.prismaNode('Treatment', {
  description:
    'A dose and a plan from a day on. A change ends it and begins the next treatment of its course.',
  ...rowNode('see'),
  fields: (t) => ({
    uuid: t.expose('id', { type: 'UUID' }),
    animalUuid: t.expose('animalId', { type: 'UUID' }),
    course: t.expose('courseId', {
      type: 'UUID',
      description: 'The id that all treatments of one course share: a change begins the next one.',
    }),
    kind: t.expose('kind', { type: TreatmentKindEnum }),
    name: t.exposeString('name'),
    amount: t.exposeFloat('amount', { nullable: true }),
    unit: t.expose('unit', { type: DoseUnitEnum, nullable: true }),
    plan: t.field({ type: PlanRef, select: { plan: true }, resolve: ({ plan }) => plan }),
    withMeal: t.field({
      type: YesNoEnum,
      nullable: true,
      description:
        '`yes` if the dose is given with food, `no` if without. It is null if it does not matter.',
      select: { withMeal: true },
      resolve: ({ withMeal }) => withMeal,
    }),
    mustNotMiss: t.exposeBoolean('mustNotMiss', {
      description: 'If true, missed doses of its course are amber instead of information.',
    }),
    firstDay: t.expose('firstDay', { type: 'Date' }),
    lastDay: t.expose('lastDay', { type: 'Date', nullable: true }),
    addedOn: t.expose('addedOn', {
      type: 'Date',
      description:
        'The owner’s day on which its course was added. Doses are counted from the next day.',
    }),
    note: t.exposeString('note', { nullable: true }),
    stopReason: t.exposeString('stopReason', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

builder.objectField(AnimalRef, 'treatment', (t) =>
  t.prismaField({
    type: TreatmentRef,
    nullable: true,
    args: { uuid: t.arg({ type: 'ID', required: true }) },
    resolve: (query, { id }, { uuid }, { prisma }) =>
      prisma.treatment.findUnique({ ...query, where: { id: matchableId(uuid), animalId: id } }),
  }),
)

builder.interfaceField(HealthRecord, 'treatments', (t) =>
  t.prismaField({
    type: [TreatmentRef],
    complexity: wholeListPrice(30),
    description: 'Ordered by first day, then by time of addition, the oldest first.',
    resolve: (query, record, _, context) =>
      relationsOf(record, context).treatments({
        ...query,
        orderBy: [{ firstDay: 'asc' }, { createdAt: 'asc' }, { id: 'asc' }],
      }),
  }),
)
