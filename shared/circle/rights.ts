/** The roles of users for a cat (product/circle 1.1). */
export const roles = ['owner', 'carer', 'sitter'] as const
export type Role = (typeof roles)[number]
export type HelperRole = Exclude<Role, 'owner'>

const everybody: readonly Role[] = roles
const ownerAlone: readonly Role[] = ['owner']

/**
 * The roles that have each right. The server and the screens read this table only (product/circle
 * 2).
 */
export const rights = {
  see: everybody,
  answer: everybody,
  weigh: everybody,
  noteDose: everybody,
  noteStock: everybody,
  /** each user chooses the own reminders */
  beReminded: everybody,
  leave: ['carer', 'sitter'],
  /** removing an entry, a weighing or a dose to which another user contributed */
  removeOthers: ownerAlone,
  changeProfile: ownerAlone,
  deleteCat: ownerAlone,
  closeRecord: ownerAlone,
  treat: ownerAlone,
  keepLabs: ownerAlone,
  markAlerts: ownerAlone,
  putAside: ownerAlone,
  decideProposals: ownerAlone,
  share: ownerAlone,
  invite: ownerAlone,
} satisfies Record<string, readonly Role[]>

export type Right = keyof typeof rights

export const may = (role: Role, right: Right): boolean =>
  (rights[right] as readonly Role[]).includes(role)
