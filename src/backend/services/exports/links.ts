import { EXPORT_LINK_LIFETIME } from '#generated/durations.ts'
import { closeForLink, openFromLink } from '#kernel/access/secret-box.ts'
import type { Kernel } from '#kernel/contract/context.ts'

/** Makes the token of a link to an export. It says all that is needed to check it, so that none is stored. */
export function createExportToken(
  { secretBox }: Pick<Kernel, 'secretBox'>,
  exportId: string,
  now: Date,
): { token: string; expires: Date } {
  const expires = new Date(now.getTime() + EXPORT_LINK_LIFETIME)
  return { token: closeForLink(secretBox, JSON.stringify(['export', exportId, expires.getTime()])), expires }
}

/** Reads the token of a link; undefined for one that we did not make, or that has expired. */
export function readExportToken(
  { secretBox }: Pick<Kernel, 'secretBox'>,
  token: string,
  now: Date,
): string | undefined {
  try {
    const [purpose, exportId, expires] = JSON.parse(openFromLink(secretBox, token))
    return purpose === 'export' && expires > now.getTime() ? exportId : undefined
  } catch {
    return undefined
  }
}
