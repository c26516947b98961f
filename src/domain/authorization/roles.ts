/** The role of staff (decision R6), which customers never have. */
export const INTERNAL_ROLE = 'internal-admin'
