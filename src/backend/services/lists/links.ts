import { LIST_LINK_LIFETIME } from '#generated/durations.ts'
import { closeForLink, openFromLink } from '#kernel/access/secret-box.ts'
import type { Kernel } from '#kernel/contract/context.ts'

export interface LinkTarget {
  listId: string
  format: 'csv' | 'xlsx'
}

/** Makes the token of a link to a result. It says all that is needed to check it, so that none is stored. */
export function createLink(
  { secretBox }: Pick<Kernel, 'secretBox'>,
  { listId, format }: LinkTarget,
  now: Date,
): { token: string; expires: Date } {
  const expires = new Date(now.getTime() + LIST_LINK_LIFETIME)
  return {
    token: closeForLink(secretBox, JSON.stringify(['list', listId, format, expires.getTime()])),
    expires,
  }
}

/** Reads the token of a link; undefined for one that we did not make, or that has expired. */
export function readLink(
  { secretBox }: Pick<Kernel, 'secretBox'>,
  token: string,
  now: Date,
): LinkTarget | undefined {
  try {
    const [purpose, listId, format, expires] = JSON.parse(openFromLink(secretBox, token))
    return purpose === 'list' && expires > now.getTime() ? { listId, format } : undefined
  } catch {
    return undefined
  }
}
