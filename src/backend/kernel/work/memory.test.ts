import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { returnMemoryWhenIdle } from './memory.ts'

const MEGABYTE = 1024 * 1024

test('what work has left is collected once the thread is idle', async () => {
  const before = process.memoryUsage().arrayBuffers
  let held: ArrayBuffer[] = Array.from({ length: 32 }, () => new ArrayBuffer(2 * MEGABYTE))
  const stop = returnMemoryWhenIdle({ look: 50 })
  try {
    await sleep(300)
    // What is in use stays.
    expect(held.reduce((bytes, { byteLength }) => bytes + byteLength, 0)).toBe(64 * MEGABYTE)
    held = []
    // Work, which tells it that there may be garbage.
    for (const end = performance.now() + 200; performance.now() < end; ) JSON.stringify(process.versions)
    await expect.poll(() => process.memoryUsage().arrayBuffers - before).toBeLessThan(32 * MEGABYTE)
  } finally {
    stop()
  }
})
