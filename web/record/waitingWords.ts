/** Entries that are sent without the person. */
export const waiting = (count: number): string => (count > 1 ? `${count} saisies en attente d’envoi` : '1 saisie en attente d’envoi')

/** Entries that are refused, or failed three times. */
export const problem = (count: number): string => (count > 1 ? `${count} saisies n’ont pas pu être envoyées` : '1 saisie n’a pas pu être envoyée')

export interface Left {
  leaving: number
  stopped: number
  /** How many accounts they belong to. */
  owners: number
}

/** For a device on which nobody is signed in. */
export function whenBack({ leaving, stopped, owners }: Left): string {
  return [leaving > 0 && leavingWhenBack(leaving, owners > 1), stopped > 0 && stoppedUntilBack(stopped)].filter(Boolean).join(' ')
}

function leavingWhenBack(count: number, severalPeople: boolean): string {
  if (severalPeople) {
    return count > 1
      ? `${count} saisies attendent sur cet appareil. Chacune partira quand la personne qui l’a écrite sera reconnectée.`
      : '1 saisie attend sur cet appareil. Elle partira quand la personne qui l’a écrite sera reconnectée.'
  }
  return count > 1
    ? `${count} saisies attendent sur cet appareil et partiront quand vous serez reconnecté.`
    : '1 saisie attend sur cet appareil et partira quand vous serez reconnecté.'
}

function stoppedUntilBack(count: number): string {
  return count > 1
    ? `${problem(count)}\u00a0: elles restent sur cet appareil, à revoir quand vous serez reconnecté.`
    : `${problem(count)}\u00a0: elle reste sur cet appareil, à revoir quand vous serez reconnecté.`
}
