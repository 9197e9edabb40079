/** Returns the input of the schema. */
export function choiceFrom(texts: FormData) {
  const minutes = texts.get('dosesAgain')
  return {
    questionsAt: texts.has('questions') ? texts.get('questionsAt') || '-' : null,
    doses: texts.has('doses'),
    dosesAgain: texts.has('doses') && minutes ? Number(minutes) : null,
    weighing: texts.has('weighing'),
    nextCheck: texts.has('nextCheck'),
    byMail: texts.has('byMail'),
    quietFrom: texts.get('quietFrom'),
    quietUntil: texts.get('quietUntil'),
  }
}
