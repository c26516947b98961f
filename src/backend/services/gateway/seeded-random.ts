/** FNV-1a: the same number for the same text, on every machine. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** Figures that look drawn at random, and are the same for the same subject each time. */
export interface SeededRandom {
  /** From 0 to below 1. */
  fraction(what: string): number
  /** A whole number, both ends included. */
  between(what: string, from: number, to: number): number
  oneOf<const T>(what: string, choices: readonly [T, ...T[]]): T
}

export function seededRandom(subject: string): SeededRandom {
  const fraction = (what: string) => scrambled(hashOf(`${subject} ${what}`)) / 2 ** 32
  return {
    fraction,
    between: (what, from, to) => from + Math.floor(fraction(what) * (to - from + 1)),
    oneOf: (what, choices) => choices[Math.floor(fraction(what) * choices.length)] ?? choices[0],
  }
}

/** The end of MurmurHash3: texts that differ in their last letter alone get figures far apart. */
function scrambled(hash: number): number {
  let mixed = hash
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
