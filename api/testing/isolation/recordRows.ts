import { lab, semintra } from '../foreignRows'
import { deviceSecretOf } from '../household'
import { ownCatQuery, inputOf, type Row } from './row'
import type { OwnedIds } from './twoOwners'

const entry = '{ uuid note appetite }'

const reminderAnswerOf = (ownIds: OwnedIds) => ({
  ...deviceSecretOf(ownIds),
  reminderUuid: ownIds.reminder,
  answer: 'given',
  day: ownIds.today,
  time: '08:00',
  treatmentUuid: ownIds.treatment,
  uuid: crypto.randomUUID(),
})

/** The keys are the name of the argument, or of the input's field. */
export const recordRows: Record<string, Row> = {
  'Animal.measurement(uuid)': ownCatQuery(
    `measurement(uuid: $it) ${entry}`,
    'ID',
    ({ measurement }) => measurement,
  ),
  'Animal.revisions(measurementUuid)': ownCatQuery(
    'revisions(measurementUuid: $it) { note }',
    'ID!',
    ({ measurement }) => measurement,
  ),
  'AddLabResultInput.animalUuid': inputOf('addLabResult', (_, { cat }) => ({
    animalUuid: cat,
    ...lab,
  })),
  'AddLabResultInput.uuid': inputOf('addLabResult', ({ cat }, { labResult }) => ({
    animalUuid: cat,
    uuid: labResult,
    ...lab,
  })),
  'AddWeightInput.animalUuid': inputOf('addWeight', (_, { cat }) => ({
    animalUuid: cat,
    weight: '4',
  })),
  'AddWeightInput.uuid': inputOf('addWeight', ({ cat }, { weight }) => ({
    animalUuid: cat,
    uuid: weight,
    weight: '4',
  })),
  'Animal.treatment(uuid)': ownCatQuery(
    'treatment(uuid: $it) { name }',
    'ID!',
    ({ treatment }) => treatment,
  ),
  'AddTreatmentInput.animalUuid': inputOf('addTreatment', (_, { cat }) => ({
    animalUuid: cat,
    ...semintra,
  })),
  'AddTreatmentInput.uuid': inputOf('addTreatment', ({ cat }, { treatment }) => ({
    animalUuid: cat,
    uuid: treatment,
    ...semintra,
  })),
  'ChangeTreatmentInput.animalUuid': inputOf('changeTreatment', ({ treatment }, { cat }) => ({
    animalUuid: cat,
    uuid: treatment,
    note: 'mine',
  })),
  'ChangeTreatmentInput.uuid': inputOf('changeTreatment', ({ cat }, { treatment }) => ({
    animalUuid: cat,
    uuid: treatment,
    note: 'mine',
  })),
  'StopTreatmentInput.animalUuid': inputOf('stopTreatment', ({ treatment }, { cat }) => ({
    animalUuid: cat,
    uuid: treatment,
    lastDay: '2100-01-01',
  })),
  'StopTreatmentInput.uuid': inputOf('stopTreatment', ({ cat }, { treatment }) => ({
    animalUuid: cat,
    uuid: treatment,
    lastDay: '2100-01-01',
  })),
  'NoteDoseInput.animalUuid': inputOf('noteDose', ({ treatment, today }, { cat }) => ({
    animalUuid: cat,
    treatmentUuid: treatment,
    day: today,
    outcome: 'given',
  })),
  'NoteDoseInput.treatmentUuid': inputOf('noteDose', ({ cat, today }, { treatment }) => ({
    animalUuid: cat,
    treatmentUuid: treatment,
    day: today,
    outcome: 'given',
  })),
  'NoteDoseInput.uuid': inputOf('noteDose', ({ cat, treatment, today }, { dose }) => ({
    animalUuid: cat,
    treatmentUuid: treatment,
    uuid: dose,
    day: today,
    outcome: 'given',
  })),
  'AnswerReminderInput.reminderUuid': inputOf('answerReminder', (ownIds, { reminder }) => ({
    ...reminderAnswerOf(ownIds),
    reminderUuid: reminder,
  })),
  'AnswerReminderInput.treatmentUuid': inputOf('answerReminder', (ownIds, { treatment }) => ({
    ...reminderAnswerOf(ownIds),
    treatmentUuid: treatment,
  })),
  'AnswerReminderInput.uuid': inputOf('answerReminder', (ownIds, { dose }) => ({
    ...reminderAnswerOf(ownIds),
    uuid: dose,
  })),
  'UndoDoseInput.animalUuid': inputOf('undoDose', ({ dose }, { cat }) => ({
    animalUuid: cat,
    uuid: dose,
  })),
  'UndoDoseInput.uuid': inputOf('undoDose', ({ cat }, { dose }) => ({
    animalUuid: cat,
    uuid: dose,
  })),
  'AlertRecordInput.uuid': inputOf(
    'dismissAlert',
    (_, { alertRecord }) => ({ uuid: alertRecord }),
    'AlertRecordInput',
  ),
  'CreateMeasurementInput.animalUuid': inputOf('createMeasurement', (_, { cat }) => ({
    animalUuid: cat,
    appetite: 4,
  })),
  'CreateMeasurementInput.uuid': inputOf('createMeasurement', ({ cat }, { measurement }) => ({
    animalUuid: cat,
    uuid: measurement,
    appetite: 4,
  })),
  'ClearVetStageInput.animalUuid': inputOf('clearVetStage', (_, { cat }) => ({ animalUuid: cat })),
  'EndVetLimitsInput.animalUuid': inputOf('endVetLimits', (_, { cat }) => ({ animalUuid: cat })),
  'SetStockInput.animalUuid': inputOf('setStock', ({ treatment }, { cat }) => ({
    animalUuid: cat,
    courseUuid: treatment,
    unit: 'dose',
    amount: 5,
  })),
  'SetStockInput.courseUuid': inputOf('setStock', ({ cat }, { treatment }) => ({
    animalUuid: cat,
    courseUuid: treatment,
    unit: 'dose',
    amount: 5,
  })),
  'NoteStockChangeInput.animalUuid': inputOf('noteStockChange', ({ treatment }, { cat }) => ({
    animalUuid: cat,
    courseUuid: treatment,
    kind: 'renewed',
    amount: 5,
  })),
  'NoteStockChangeInput.courseUuid': inputOf('noteStockChange', ({ cat }, { treatment }) => ({
    animalUuid: cat,
    courseUuid: treatment,
    kind: 'renewed',
    amount: 5,
  })),
  'NoteStockChangeInput.uuid': inputOf(
    'noteStockChange',
    ({ cat, treatment }, { stockChange: uuid }) => ({
      animalUuid: cat,
      courseUuid: treatment,
      uuid,
      kind: 'renewed',
      amount: 5,
    }),
  ),
  'DeleteStockInput.animalUuid': inputOf('deleteStock', ({ treatment }, { cat }) => ({
    animalUuid: cat,
    courseUuid: treatment,
  })),
  'DeleteStockInput.courseUuid': inputOf('deleteStock', ({ cat }, { treatment }) => ({
    animalUuid: cat,
    courseUuid: treatment,
  })),
  'DeleteLabResultInput.animalUuid': inputOf('deleteLabResult', ({ labResult }, { cat }) => ({
    animalUuid: cat,
    uuid: labResult,
  })),
  'DeleteLabResultInput.uuid': inputOf('deleteLabResult', ({ cat }, { labResult }) => ({
    animalUuid: cat,
    uuid: labResult,
  })),
  'DeleteMeasurementInput.animalUuid': inputOf('deleteMeasurement', ({ measurement }, { cat }) => ({
    animalUuid: cat,
    uuid: measurement,
  })),
  'DeleteMeasurementInput.uuid': inputOf('deleteMeasurement', ({ cat }, { measurement }) => ({
    animalUuid: cat,
    uuid: measurement,
  })),
  'DeleteWeightInput.animalUuid': inputOf('deleteWeight', ({ weight }, { cat }) => ({
    animalUuid: cat,
    uuid: weight,
  })),
  'DeleteWeightInput.uuid': inputOf('deleteWeight', ({ cat }, { weight }) => ({
    animalUuid: cat,
    uuid: weight,
  })),
  'DeleteWeightImportInput.animalUuid': inputOf(
    'deleteWeightImport',
    ({ weightImport }, { cat }) => ({ animalUuid: cat, uuid: weightImport }),
  ),
  'DeleteWeightImportInput.uuid': inputOf('deleteWeightImport', ({ cat }, { weightImport }) => ({
    animalUuid: cat,
    uuid: weightImport,
  })),
  'AnswerNewHabitInput.animalUuid': inputOf('answerNewHabit', (_, { cat }) => ({
    animalUuid: cat,
    habit: 'drinks_less',
  })),
  'PutWatchAsideInput.animalUuid': inputOf('putWatchAside', (_, { cat }) => ({
    animalUuid: cat,
    rule: 'several-signs',
  })),
  'SetVetStageInput.animalUuid': inputOf('setVetStage', (_, { cat }) => ({
    animalUuid: cat,
    stage: 2,
    day: '2026-01-01',
  })),
  'UpdateLabResultInput.animalUuid': inputOf('updateLabResult', ({ labResult }, { cat }) => ({
    animalUuid: cat,
    uuid: labResult,
    ...lab,
  })),
  'UpdateLabResultInput.uuid': inputOf('updateLabResult', ({ cat }, { labResult }) => ({
    animalUuid: cat,
    uuid: labResult,
    ...lab,
  })),
  'UpdateMeasurementInput.animalUuid': inputOf('updateMeasurement', ({ measurement }, { cat }) => ({
    animalUuid: cat,
    uuid: measurement,
    appetite: 4,
  })),
  'UpdateMeasurementInput.editUuid': inputOf(
    'updateMeasurement',
    ({ cat, measurement }, foreignIds) => ({
      animalUuid: cat,
      uuid: measurement,
      editUuid: foreignIds.measurement,
      appetite: 4,
    }),
  ),
  'UpdateMeasurementInput.uuid': inputOf('updateMeasurement', ({ cat }, { measurement }) => ({
    animalUuid: cat,
    uuid: measurement,
    appetite: 4,
  })),
}
