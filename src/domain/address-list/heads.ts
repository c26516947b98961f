import { NAMES, OTHERS, OWNERS, PARTS } from '#domain/address-list/head-names.ts'
import type { Mapping, Part } from '#domain/address-list/mapping.ts'

/** A head without accents, case, spaces, and punctuation. */
export function plainHead(name: string): string {
  return name
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}

interface Head {
  part: Part
  /** Of the names of the part, the likeliest is 0. */
  rank: number
  /** Whose address it is; empty if the head says nothing. */
  owner: string
}

/** All that a head may mean. */
function meaningsOf(name: string): Head[] {
  const plain = plainHead(name)
  const found: Head[] = []
  const add = (text: string, owner: string) => {
    for (const part of PARTS) {
      const rank = NAMES[part].indexOf(text)
      if (rank >= 0) found.push({ part, rank, owner })
    }
  }
  add(plain, '')
  // "Straße geschäftlich 2" has the number after the owner.
  const end = /\d$/.test(plain) ? plain.slice(0, -1) : plain
  for (const names of OWNERS)
    for (const name of names) {
      const owner = names[0] ?? ''
      if (plain.startsWith(name)) add(plain.slice(name.length), owner)
      if (end.endsWith(name)) add(end.slice(0, -name.length) + plain.slice(end.length), owner)
    }
  return found
}

/** Whether a cell is the name of a column. */
export function isKnownHead(cell: string): boolean {
  return OTHERS.has(plainHead(cell)) || meaningsOf(cell).length > 0
}

/** Whether a cell is the name of a column of whole addresses. */
export function isAddressHead(cell: string): boolean {
  return meaningsOf(cell).some(({ part, owner }) => (part === 'address' || part === 'street') && owner === '')
}

/**
 * Maps columns by their heads. Of several addresses in a row, such as business and home, it takes the one that
 * the rows have, then the one with more parts, then the first one.
 */
export function mapByHeads(columns: readonly string[], samples: readonly (readonly string[])[]): Mapping {
  const owners = new Map<string, Partial<Record<Part, { at: number; rank: number }>>>()
  for (const [at, name] of columns.entries())
    for (const { part, rank, owner } of meaningsOf(name)) {
      const group = owners.get(owner) ?? {}
      const before = group[part]
      if (!before || rank < before.rank) group[part] = { at, rank }
      owners.set(owner, group)
    }
  const filled = (at: number) => samples.filter(row => row[at]?.trim()).length
  const candidates = [...owners.values()].map(group => {
    const street = group.street ?? group.address
    const parts = Object.values(group)
    return {
      mapping: withoutDoubles(group),
      hasStreet: street !== undefined,
      rows: street ? filled(street.at) : 0,
      parts: new Set(parts.map(({ at }) => at)).size,
      cells: parts.reduce((sum, { at }) => sum + filled(at), 0),
    }
  })
  candidates.sort(
    (a, b) =>
      Number(b.hasStreet) - Number(a.hasStreet) ||
      Math.min(b.parts, 3) - Math.min(a.parts, 3) ||
      b.rows - a.rows ||
      b.cells - a.cells ||
      b.parts - a.parts,
  )
  return candidates[0]?.mapping ?? {}
}

/** A column that could be several parts is one of them: the one whose name is likelier. */
function withoutDoubles(group: Partial<Record<Part, { at: number; rank: number }>>): Mapping {
  const mapping: Partial<Record<Part, number>> = {}
  const taken = new Set<number>()
  for (const part of ['street', 'secondary', 'city', 'state', 'zipcode', 'number', 'address'] as const) {
    const head = group[part]
    if (!head || taken.has(head.at)) continue
    // Parts of an address say more than a column that has it whole.
    if (part === 'address' && mapping.street !== undefined) continue
    mapping[part] = head.at
    taken.add(head.at)
  }
  return mapping
}
