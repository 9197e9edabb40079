/** The roles of users for a cat (product/circle 1.1). */
export const roles = ['owner', 'carer', 'sitter'] as const
export type Role = (typeof roles)[number]
export type HelperRole = Exclude<Role, 'owner'>

const allRoles: readonly Role[] = roles
const ownerOnly: readonly Role[] = ['owner']

/**
 * The roles that have each right. The server and the screens read this table only (product/circle
 * 2).
 */
export const rights = {
  see: allRoles,
  answer: allRoles,
  weigh: allRoles,
  noteDose: allRoles,
  noteStock: allRoles,
  /** Each user chooses their own reminders. */
  chooseReminders: allRoles,
  leave: ['carer', 'sitter'],
  /** Removes an entry, a weighing or a dose to which another user contributed. */
  removeOthers: ownerOnly,
  changeProfile: ownerOnly,
  deleteCat: ownerOnly,
  closeRecord: ownerOnly,
  changeTreatments: ownerOnly,
  changeLabs: ownerOnly,
  markAlerts: ownerOnly,
  putAside: ownerOnly,
  decideProposals: ownerOnly,
  share: ownerOnly,
  invite: ownerOnly,
} satisfies Record<string, readonly Role[]>

export type Right = keyof typeof rights

export const hasRight = (role: Role, right: Right): boolean =>
  (rights[right] as readonly Role[]).includes(role)
