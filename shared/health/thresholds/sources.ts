/** The sources of thresholds and rules, in French (product/watches 4). */
export const sources = {
  document: { text: 'Règle d’origine de NéphroChat' },
  convention: {
    text: 'Convention de NéphroChat\u00a0: aucune étude ne donne de seuil pour un suivi à la maison',
  },
  weight: {
    text:
      'Convention de NéphroChat. 569 chats avaient perdu 8,9\u202f% de leur poids ' +
      '(médiane) dans l’année avant le diagnostic\u00a0: Freeman 2016',
    doi: '10.1111/jvim.14561',
  },
  stool: {
    text:
      'Convention de NéphroChat. Moins d’une selle par jour\u00a0: 42\u202f% des chats ' +
      'insuffisants rénaux, 15\u202f% des chats sains\u00a0: Jones 2022, JFMS 24, 131–141',
  },
  decline: {
    text: 'Convention de NéphroChat, par somme cumulée\u00a0: Page 1954, Biometrika 41, 100–115',
  },
  urine: {
    text:
      'Convention de NéphroChat. Un chat insuffisant rénal urine 3,9 ' +
      'fois par jour, un chat sain 2,5\u00a0: George 2025',
    doi: '10.1177/1098612X251348011',
  },
  vet: { text: 'Fixé avec votre vétérinaire, pour votre chat' },
} as const satisfies Record<string, { text: string; doi?: string }>

export type SourceName = keyof typeof sources
