/** Holds the example texts of properties that mean the same in all responses. */
const texts: Record<string, string> = {
  accessToken: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJjYW1pbGxlIn0.c2lnbmF0dXJl',
  alertId: 'appetite-refusal',
  animalName: 'Félix',
  breed: 'Européen',
  by: 'Camille',
  catName: 'Félix',
  contactEmail: 'contact@nephrochat.example',
  device: 'Chrome sur Android',
  email: 'camille@example.org',
  feedbackUrl: 'mailto:contact@nephrochat.example',
  firstName: 'Camille',
  forWhom: 'Clinique des Lilas',
  laboratory: 'Laboratoire des Lilas',
  lastName: 'Martin',
  legalHost: 'Hébergeur des Lilas, 12 rue des Lilas, 75020 Paris',
  legalPublisher: 'Association NéphroChat',
  link: 'https://nephrochat.example/invitation/9tQm2Zr7Yw1xKc4Vb8Ns6Lp3Hd5Jf0Ga_Fe-UiOqErA',
  name: 'Félix',
  note: 'Le matin',
  ownerName: 'Camille',
  photoPath: 'https://nephrochat.example/photos/k3J8vQ1xYb7Zr2Wm5Nc9Lp4Hd6Tf0Gs_Ka-UiOeErAs.webp',
  practice: 'Clinique des Lilas',
  refreshToken: 'Xy7Qm2Zr9tW1vKc4Vb8Ns6Lp3Hd5Jf0Ga_Fe-UiOqEr',
  resetToken: 'Rz7Qm2Zr9tW1vKc4Vb8Ns6Lp3Hd5Jf0Ga_Fe-UiOqEr',
  shareUrl: 'https://nephrochat.example/shared/Sz7Qm2Zr9tW1vKc4Vb8Ns6Lp3Hd5Jf0Ga_Fe-UiOqEr',
  species: 'animal',
  substage: 'IRIS 2, protéinurie limite',
  text: 'À revoir dans un mois',
  time: '08:00',
  times: '08:00',
  timeZone: 'Europe/Paris',
  token: 'Sz7Qm2Zr9tW1vKc4Vb8Ns6Lp3Hd5Jf0Ga_Fe-UiOqEr',
  uploadURL:
    'https://nephrochat.example/api/fallback-upload/Uz7Qm2Zr9tW1vKc4Vb8Ns6Lp3Hd5Jf0Ga_Fe-UiOqEr',
  version: '0.1.0',
  vetName: 'Dr Dubois',
  vetPhone: '01 23 45 67 89',
  visitQuestions: 'Peut-on baisser la dose\u202f?',
  weight: '4.2',
}

const refusalMessage =
  "Appétit\u00a0: refus de manger depuis plus de 24 h.\nConsulter votre vétérinaire aujourd'hui."
const lossMessage = 'Perte de poids\u00a0: −6\u202f% en 40 jours.'
const answered = '40\u00a0jours renseignés sur 42 (avant\u00a0: 38 sur 42)'
const indicatorMessage = '3\u00a0jours à surveiller, 1\u00a0urgent (avant\u00a0: aucun)'
const newSign = 'Urination\u00a0: sang visible (le 03/11)'
const visitWeight = '4,2\u00a0kg le 10/10/2026, 3,9\u00a0kg le 20/11/2026 (−7\u202f%)'
const visitDoses = '78 sur 84, 3 refusées (avant\u00a0: 41 sur 42)'
const weightLimit = 'Appeler si le poids passe sous 3,5\u00a0kg'

/** Holds the texts and enum values of one component or part of a response, by their path in it. */
const textsByPath: Record<string, string> = {
  'Alert.id': 'appetite-refusal',
  'Alert.message': refusalMessage,
  'Alert.severity': 'red',
  'AlertRecord.message': refusalMessage,
  'AlertRecord.severity': 'red',
  'CareReport.changes.message': 'Semintra\u00a0: 2,5\u00a0mL → 3\u00a0mL',
  'CareReport.running.adherence.message': '26 sur 28, 1 refusée, 1 sans réponse',
  'CareReport.running.dose': '2,5\u00a0mL, tous les jours à 08:00',
  'CareReport.running.kind': 'medicine',
  'CareReport.running.name': 'Semintra',
  'CareReport.running.stock': 'Reste 12\u00a0jours',
  'IrisIndication.because': 'one-result',
  'IrisIndication.byVet.message': 'Stade 2 posé par le vétérinaire, le 16/03/2026.',
  'IrisIndication.message':
    'Stade non calculé\u00a0: il faut deux résultats à 14 jours d’écart au moins.',
  'LabRemark.fact': '31\u202f% de plus que le 10/01/2026 (180\u00a0µmol/L)',
  'LabRemark.message':
    'Parlez-en à votre vétérinaire\u00a0: 31\u202f% de plus que le 10/01/2026 (180\u00a0µmol/L).',
  'LabRemark.quantity': 'creatinine',
  'LabRemark.rule': 'creatinine-rise',
  'LabRemark.unit': 'µmol/L',
  'LabRemark.value': '236',
  'LabResult.values.quantity': 'creatinine',
  'LabResult.values.rangeFrom': '71',
  'LabResult.values.rangeTo': '212',
  'LabResult.values.unit': 'µmol/L',
  'LabResult.values.value': '180',
  'Message.message':
    'Si cette adresse email est associée à un compte, vous allez recevoir un lien pour choisir ' +
    'un nouveau mot de passe. Il est valable 60 minutes.',
  'Stock.message': 'Reste 12\u00a0jours',
  'Stock.name': 'Semintra',
  'Stock.unit': 'ml',
  'Stock.useByMessage': 'À utiliser avant le 30/06/2026',
  'Treatment.kind': 'medicine',
  'Treatment.name': 'Semintra',
  'Treatment.stopReason': 'Avis du vétérinaire',
  'Treatment.unit': 'ml',
  'VetLimit.message': weightLimit,
  'VetLimit.part': 'weight',
  'VetLimit.value': '3.5',
  'VetProposal.accepted': 'weight',
  'VetProposal.numbers.message': weightLimit,
  'VetProposal.numbers.part': 'weight',
  'VetProposal.numbers.value': '3.5',
  'Visit.answered': answered,
  'Visit.doses': visitDoses,
  'Visit.indicators.message': indicatorMessage,
  'Visit.newSigns': newSign,
  'Visit.weight': visitWeight,
  'Watch.id': 'weight-loss',
  'Watch.message': lossMessage,
  'Watch.reasons.label': '3,9\u00a0kg',
  'alerts.id': 'appetite-refusal',
  'alerts.message': refusalMessage,
  'alerts.severity': 'red',
  'notices.id': 'appetite-reduced-unconfirmed',
  'notices.message': 'Appétit\u00a0: à confirmer demain.',
  'visit.answered': answered,
  'visit.doses': visitDoses,
  'visit.indicators.message': indicatorMessage,
  'visit.newSigns': newSign,
  'visit.weight': visitWeight,
  'watches.id': 'weight-loss',
  'watches.message': lossMessage,
  'watches.reasons.label': '3,9\u00a0kg',
}

/** Returns the example text of a property by its path, whose first part is the component. */
export const exampleText = (path: readonly string[]): string | undefined =>
  textsByPath[path.join('.')] ?? texts[path.at(-1) ?? '']

export const textExamples: Record<string, string> = {
  'text/calendar': 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n',
  'text/css': 'body { margin: 0 }',
  'text/csv':
    '\uFEFFanimal,day,date,answeredAt,quickHydrationValue,waterMl,subcutaneousPerfusion,appetite,' +
    'vomiting,hairball,waterIntolerance,regurgitation,urination,straining,bloodVisible,noUrination,' +
    'urinationBallSize,stool,lethargy,note,weight,by\r\n' +
    'Félix,2026-03-16,2026-03-16T07:30:00.000Z,2026-03-16T07:30:00.000Z,normal,,no,4,' +
    '0,false,false,false,3,false,false,false,medium,normal,3,Calme,4.2,Camille\r\n',
  'text/html': '<!doctype html><title>NéphroChat</title>',
  'text/javascript': 'void 0',
  'text/plain': 'nephrochat_database_up 1\n',
}
