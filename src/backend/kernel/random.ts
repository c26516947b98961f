import { AsyncLocalStorage } from 'node:async_hooks'
import * as crypto from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import type { Clock } from './clock.ts'

/** Where random bytes come from, for a server whose runs must be equal. */
export interface RandomSource {
  bytes(size: number): Buffer
  /** The time that ids begin with. */
  now(): Date
  /** A source of its own: what is drawn from one changes nothing for another. */
  fork(label: string): RandomSource
}

const current = new AsyncLocalStorage<RandomSource>()

/** Everything that `work` draws, now or later, comes from the source. Without one it comes from the system. */
export function withRandomSource<T>(source: RandomSource, work: () => T): T {
  return current.run(source, work)
}

/**
 * Bytes that look random, and are the same for the same seed. Never for a server that strangers reach: anyone who knows
 * the seed knows every secret.
 */
export function seededSource(seed: string, clock: Clock): RandomSource {
  let block = 0
  let left: Buffer = Buffer.alloc(0)
  return {
    bytes(size) {
      while (left.length < size) {
        const next = crypto.hash('sha512', `${seed}\n${block}`, 'buffer')
        block += 1
        left = Buffer.concat([left, next])
      }
      // A copy, because some callers take the whole of the memory behind it.
      const drawn = Buffer.from(new Uint8Array(left.subarray(0, size)).buffer)
      left = left.subarray(size)
      return drawn
    },
    now: () => clock.now(),
    fork: label => seededSource(`${seed}\n${label}`, clock),
  }
}

export function randomBytes(size: number): Buffer {
  return current.getStore()?.bytes(size) ?? crypto.randomBytes(size)
}

/** An integer from 0 up to, but not including, `end`. */
export function randomInt(end: number): number {
  const source = current.getStore()
  // Of six bytes, what the division leaves over is too little to notice in development.
  return source ? source.bytes(6).readUIntBE(0, 6) % end : crypto.randomInt(end)
}

/** A UUID of version 7, which begins with the time: `now`, or else the time of the system. */
export function newId(now?: Date): string {
  const source = current.getStore()
  if (source) return uuidv7({ msecs: (now ?? source.now()).getTime(), random: source.bytes(16) })
  return now ? uuidv7({ msecs: now.getTime() }) : uuidv7()
}
