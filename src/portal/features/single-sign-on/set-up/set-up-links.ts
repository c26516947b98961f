import { listSetUpLinks } from '#generated/authorization/operations/listSetUpLinks.ts'
import { query } from '#portal/api/call.ts'

/** Links that an account can have at a time. */
export const MAX_LINKS = 2

export const setUpLinksQuery = query(listSetUpLinks)

/** The address of a link. Its secret is after the `#`, which no server and no log sees. */
export const addressOf = (secret: string) => `${location.origin}/set-up#${secret}`

/** The secret in the address of a link; undefined without one, or if a part of it is missing. */
export const secretIn = ({ hash }: Pick<Location, 'hash'>): string | undefined =>
  /^#(gp_set_[\w-]{43})$/.exec(hash)?.[1]
