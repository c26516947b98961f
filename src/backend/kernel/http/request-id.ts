// unseeded: a server with a seed has ids of its own (replay.ts).
import { randomFillSync } from 'node:crypto'
// unseeded: the bytes come from the pool below.
import { v7 as uuidv7 } from 'uuid'

const LENGTH = 16
/** Drawn for many ids at once: asking the system for each one's bytes takes longer than all the rest of it. */
const pool = new Uint8Array(256 * LENGTH)
let next = pool.length

/** A new id for a request, which starts with the millisecond. */
export function newRequestId(): string {
  if (next === pool.length) {
    randomFillSync(pool)
    next = 0
  }
  next += LENGTH
  return uuidv7({ random: pool.subarray(next - LENGTH, next) })
}
