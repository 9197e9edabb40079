import { BREATHS_MANY } from '#shared/health/thresholds/thresholds'

interface UrgentSign {
  sign: string
  explanation: string
}

/**
 * Contains the texts of the page: signs that need a vet at once, whatever the tiles show
 * (product/watches 5.1).
 */
export const urgentSigns: readonly UrgentSign[] = [
  {
    sign: 'Il n’arrive pas à uriner',
    explanation:
      'Il va et vient à la litière, pousse ou miaule, et presque rien ne ' +
      'sort. Chez un mâle surtout, c’est une question d’heures.',
  },
  { sign: 'Il ne garde pas l’eau', explanation: 'Il vomit chaque fois qu’il a bu.' },
  { sign: 'Il n’a rien mangé depuis 24 à 48 h', explanation: 'Même s’il boit encore.' },
  {
    sign: 'Convulsions, ou cécité soudaine',
    explanation: 'Il tremble sans pouvoir s’arrêter, ou se cogne, les pupilles très larges.',
  },
  {
    sign: 'Il respire mal',
    explanation: `Gueule ouverte, ou plus de ${BREATHS_MANY} respirations par minute au repos.`,
  },
  {
    sign: 'Il s’effondre',
    explanation: 'Il ne tient plus debout, ne réagit presque plus, ou il est froid.',
  },
  { sign: 'Il ne tient plus sa tête', explanation: 'Elle tombe ou reste penchée vers le bas.' },
  {
    sign: 'Il ne peut plus se servir de ses pattes arrière, ou elles sont froides',
    explanation: 'D’un coup, souvent avec des cris de douleur.',
  },
  {
    sign: 'Du sang dans les vomissements, ou des selles noires',
    explanation: 'Même s’il a l’air d’aller bien.',
  },
  {
    sign: 'Il a pu avaler du lys, de l’antigel, du paracétamol ou de l’ibuprofène',
    explanation: 'Appelez sans attendre les premiers signes.',
  },
  {
    sign: 'Après une perfusion',
    explanation: 'Un gonflement qui s’étend ou qui ne part pas, ou une respiration difficile.',
  },
]
