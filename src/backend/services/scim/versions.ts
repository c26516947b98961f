import type { Context } from '#kernel/contract/context.ts'
import { scimProblem } from './errors.ts'

/** The version of a resource as an ETag. It is weak, because a caller may ask for some attributes only. */
export function etagOf({ version }: { version: number }): string {
  return `W/"${version}"`
}

/** Throws 412 if the call is for another version of the resource (RFC 7644 §3.14). */
export function requireVersion({ request }: Pick<Context, 'request'>, resource: { version: number }): void {
  const wanted = request.headers['if-match']
  if (wanted !== undefined && !isAmong(wanted, resource)) throw scimProblem('version-changed')
}

/** Whether the caller has this version of the resource already. */
export function isKnown({ request }: Pick<Context, 'request'>, resource: { version: number }): boolean {
  const known = request.headers['if-none-match']
  return known !== undefined && isAmong(known, resource)
}

function isAmong(list: string, { version }: { version: number }): boolean {
  return list.split(',').some(each => {
    const tag = each.trim()
    return tag === '*' || tag === `W/"${version}"` || tag === `"${version}"`
  })
}
