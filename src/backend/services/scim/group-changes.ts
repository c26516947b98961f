import type { applyPatch } from './patch.ts'
import { groupSchema, withoutUrn } from './schema.ts'
import { isPart } from './values.ts'

type Patch = Parameters<typeof applyPatch>[2]

/** The one filter that providers select a member with. */
const BY_ID = /^members\[\s*value\s+eq\s+"([^"\\]*)"\s*\]$/i

/**
 * The ids of the members that changes of a group are about; undefined if they may be about any member, as when they
 * replace all of them.
 */
export function namedMembers({ Operations: operations }: Patch): string[] | undefined {
  const ids: string[] = []
  for (const { op, path = '', value } of operations) {
    const named = namedBy(op.toLowerCase(), withoutUrn(groupSchema, path.trim()), value)
    if (!named) return undefined
    ids.push(...named)
  }
  return ids.map(id => id.toLowerCase())
}

function namedBy(kind: string, path: string, value: unknown): string[] | undefined {
  if (path === '') {
    const entries = isPart(value) ? Object.entries(value) : []
    const named = entries.map(([name, inner]) => namedBy(kind, withoutUrn(groupSchema, name.trim()), inner))
    return named.every(each => each !== undefined) ? named.flat() : undefined
  }
  const id = BY_ID.exec(path)?.[1]
  if (id !== undefined) return kind === 'remove' ? [id] : undefined
  if (!path.toLowerCase().startsWith('members')) return []
  if (path.toLowerCase() !== 'members' || kind === 'replace') return undefined
  // Without a value, all members are removed.
  if (value === undefined || value === null) return kind === 'add' ? [] : undefined
  return [value].flat().flatMap(each => {
    const sent = isPart(each) ? idIn(each) : each
    return typeof sent === 'string' ? [sent.trim()] : []
  })
}

/** Names of parts are case-insensitive (RFC 7643 §2.1). */
function idIn(sent: Record<string, unknown>): unknown {
  return Object.entries(sent).find(([name]) => name.toLowerCase() === 'value')?.[1]
}
