/** The role of in-house staff (decision R6). No customer ever holds it. */
export const INTERNAL_ROLE = 'internal-admin'
