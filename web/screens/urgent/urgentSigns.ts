interface UrgentSign {
  what: string
  how: string
}

/**
 * Contains the texts of the page: signs that need a vet at once, whatever the tiles show
 * (product/watches 5.1).
 */
export const urgentSigns: readonly UrgentSign[] = [
  {
    what: 'Il n’arrive pas à uriner',
    how:
      'Il va et vient à la litière, pousse ou miaule, et presque rien ne ' +
      'sort. Chez un mâle surtout, c’est une question d’heures.',
  },
  { what: 'Il ne garde pas l’eau', how: 'Il vomit chaque fois qu’il a bu.' },
  { what: 'Il n’a rien mangé depuis 24 à 48 h', how: 'Même s’il boit encore.' },
  {
    what: 'Convulsions, ou cécité soudaine',
    how: 'Il tremble sans pouvoir s’arrêter, ou se cogne, les pupilles très larges.',
  },
  {
    what: 'Il respire mal',
    how: 'Gueule ouverte, ou plus de 40 respirations par minute au repos.',
  },
  {
    what: 'Il s’effondre',
    how: 'Il ne tient plus debout, ne réagit presque plus, ou il est froid.',
  },
  { what: 'Il ne tient plus sa tête', how: 'Elle tombe ou reste penchée vers le bas.' },
  {
    what: 'Il ne peut plus se servir de ses pattes arrière, ou elles sont froides',
    how: 'D’un coup, souvent avec des cris de douleur.',
  },
  {
    what: 'Du sang dans les vomissements, ou des selles noires',
    how: 'Même s’il a l’air d’aller bien.',
  },
  {
    what: 'Il a pu avaler du lys, de l’antigel, du paracétamol ou de l’ibuprofène',
    how: 'Appelez sans attendre les premiers signes.',
  },
  {
    what: 'Après une perfusion',
    how: 'Un gonflement qui s’étend ou qui ne part pas, ou une respiration difficile.',
  },
]
