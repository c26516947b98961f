/** Where the seats of an account come from. */
export interface SeatParts {
  /** What it has without a paid plan. */
  own: number
  /** Those of its running paid plans. */
  plans: number
  /** Those of multi-user access. */
  added: number
}

/**
 * How many people an account can have (decision R11): paid plans replace its own seats if they bring more, and
 * multi-user access adds to either.
 */
export function maxUsersOf({ own, plans, added }: SeatParts): number {
  return Math.max(own, plans) + added
}
