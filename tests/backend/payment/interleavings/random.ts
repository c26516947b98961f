/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** From 0 up to 1. */
  next(): number
  /** From 0 up to `end`, which is not included. */
  below(end: number): number
  chance(probability: number): boolean
  pick<T>(from: readonly T[]): T
  uuid(): string
}

/** Mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  const hex = (length: number) => Array.from({ length }, () => below(16).toString(16)).join('')
  return {
    next,
    below,
    chance: probability => next() < probability,
    pick: from => from[below(from.length)] as never,
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
  }
}
