import { flagsOf, isGroup } from '#shared/health/answers/answerTable'
import { sentNames } from '#shared/health/answers/sentAnswers'
import { list, object, selection } from './selection'

// Selects the fields of each REST response (product/interfaces 3.4). `id` in JSON is the id of the
// database.

export const user = selection(
  'User',
  'Viewer',
  `id: uuid email pendingEmail emailVerified firstName lastName timeZone isAdmin createdAt`,
)

export const tokens = selection('Tokens', 'RefreshPayload', `accessToken refreshToken`)

/** REST's `user` is the graph's `viewer`. */
export const session = `${tokens.fields} user: viewer { ${user.fields} }`
export const sessionResponse = object({ ...tokens.properties, user: user.ref })

export const openSession = selection(
  'Session',
  'Session',
  `id: uuid device isCurrent sameNetwork openedAt lastUsedAt`,
)

export const animal = selection(
  'Animal',
  'Animal',
  'id: uuid name species breed age birthDate gender sex weight photoPath ' +
    'vetPhone visitQuestions sharedLitter createdAt inMemorySince diedOn',
)

export const answers = sentNames
  .map((name) => (isGroup(name) ? `${name} { ${flagsOf[name].join(' ')} }` : name))
  .join(' ')

export const measurement = selection(
  'Measurement',
  'Measurement',
  `id: uuid animalId: animalUuid day date answeredAt ${answers}
  weight usualUrinations usualSince isOfflineGenerated revisions addedOn by createdAt updatedAt`,
)

const keptSelection = selection('Kept', 'MeasurementPayload', `kept`)
/** Combines the entry with the outcome of the answers that were sent. */
export const savedMeasurement = object({ ...measurement.properties, ...keptSelection.properties })

export const weight = selection('Weight', 'Weight', `id: uuid animalId: animalUuid weight date by`)

export const labResult = selection(
  'LabResult',
  'LabResult',
  'id: uuid animalId: animalUuid day laboratory values { quantity value unit ' +
    'rangeFrom rangeTo } fasting hydrated note createdAt updatedAt',
)

export const iris = selection(
  'IrisIndication',
  'IrisIndication',
  `stage because between stageBySdma leftOut message byVet { stage substage day message }`,
)

export const labRemark = selection(
  'LabRemark',
  'LabRemark',
  `rule quantity value unit day forToday percent comparedDay fact message`,
)

export const vetProposal = selection(
  'VetProposal',
  'VetProposal',
  'id: uuid animalId: animalUuid vetName practice text numbers { part ' +
    'value days message } createdAt decidedOn accepted',
)

export const vetLimit = selection('VetLimit', 'VetLimit', `part value days since message`)

export const remainingProposals = selection('ProposalLeft', 'LeaveVetProposalPayload', `left`)

export const treatment = selection(
  'Treatment',
  'Treatment',
  `id: uuid animalId: animalUuid course kind name amount unit plan { kind everyDays weekdays times shortestHours }
  withMeal mustNotMiss firstDay lastDay addedOn note stopReason createdAt`,
)

export const dose = selection(
  'Dose',
  'Dose',
  `id: uuid animalId: animalUuid treatmentId: treatmentUuid day time outcome at amountMl site reason note by`,
)

export const careReport = selection(
  'CareReport',
  'CareReport',
  `running { name kind dose since doseSince until note
  adherence { days planned given skipped unanswered message } givenAsNeeded stock }
  changes { day message }
  fluids { days ml weeklyMl daysWith }`,
)

export const stock = selection(
  'Stock',
  'Stock',
  `course name unit bagMl level daysLeft runsOutOn message isLow warningDays openedOn useBy useByMessage isPutAway startedAt startedOn
  changes { id: uuid kind amount at openedOn useBy note by }`,
)

export const visit = selection(
  'Visit',
  'Visit',
  `since isLastVisit isRecordStart days answered indicators { category message } newSigns weight doses`,
)

export const alert = selection('Alert', 'Alert', `id: rule type severity message`)

export const watch = selection(
  'Watch',
  'Watch',
  `id: rule level message since asideUntil: putAsideUntil reasons { day label }`,
)

export const alertRecord = selection(
  'AlertRecord',
  'AlertRecord',
  `id: uuid animalId: animalUuid animalName alertId type severity message date readAt dismissedAt`,
)

export const newShareLink = selection(
  'NewShareLink',
  'ShareLink',
  `id: uuid shareUrl token expiresAt`,
)

export const shareLink = selection(
  'ShareLink',
  'ShareLink',
  `id: uuid token shareUrl createdAt expiresAt firstAccessedAt lastAccessedAt accessCount isRevoked
  forWhom scopes hasCode lockedUntil mailAtOpening`,
)

export const shareProof = selection('ShareProof', 'TellShareCodePayload', `provenUntil`)

const tiles = `hydration appetite vomiting urination energy`

/** Shows the cat to its vet, without any data of the owner (product/sharing 4.1). */
export const sharedCat = selection(
  'SharedCat',
  'SharedAnimal',
  `name gender: sex weight breed age photoPath`,
)

export const sharedRecord = selection(
  'SharedRecord',
  'SharedAnimal',
  `dailyStatus { ${tiles} }
  alerts { ${alert.fields} }
  notices { id: rule message }
  watches(includeHidden: true) { ${watch.fields} }
  days(last: 90) { day dailyStatus { ${tiles} } }
  weights { weight date by }
  visitQuestions
  visit { ${visit.fields} }`,
)

export const sharedResponse = object({
  animal: sharedCat.ref,
  measurements: list(measurement.ref),
  ...sharedRecord.properties,
})

export const override = selection('TimeOverride', 'Viewer', `adminTimeOverride currentSystemTime`)

export const emailRestoration = selection('RestoredEmail', 'RestoreEmailPayload', `resetToken`)

export const invitation = selection(
  'Invitation',
  'Invitation',
  `id: uuid role lastDay email createdAt expiresAt`,
)
export const newInvitation = object({
  ...invitation.properties,
  ...selection('InvitationLink', 'InviteToCirclePayload', 'link').properties,
})

export const circle = selection(
  'Circle',
  'Animal',
  `role lastDay ownerName
  members: circle { id: uuid firstName role lastDay joinedAt }
  invitations { ${invitation.fields} }`,
)

export const offer = selection(
  'InvitationOffer',
  'InvitationOffer',
  `catName ownerName role lastDay isOwn`,
)

export const answeredReminder = selection(
  'AnsweredReminder',
  'AnswerReminderPayload',
  `openToday againAt`,
)
export const message = selection('Message', 'ForgotPasswordPayload', `message`)
