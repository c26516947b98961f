import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { scaledTimeout } from '../../../../scripts/lib/machine-speed.ts'
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
    await expect
      .poll(() => process.memoryUsage().arrayBuffers - before, { timeout: scaledTimeout(10_000) })
      .toBeLessThan(32 * MEGABYTE)
  } finally {
    stop()
  }
})

test('so is what slow work has left, which never takes much of a processor', async () => {
  const before = process.memoryUsage().arrayBuffers
  const stop = returnMemoryWhenIdle({ look: 400 })
  try {
    // It has started as if it had worked.
    await sleep(1_000)
    let held: ArrayBuffer[] = []
    for (let turn = 0; turn < 60; turn++) {
      held.push(new ArrayBuffer(MEGABYTE))
      for (const end = performance.now() + 12; performance.now() < end; ) JSON.stringify(process.versions)
      await sleep(88)
    }
    expect(held).toHaveLength(60)
    held = []
    await expect
      .poll(() => process.memoryUsage().arrayBuffers - before, { timeout: scaledTimeout(10_000) })
      .toBeLessThan(20 * MEGABYTE)
  } finally {
    stop()
  }
})

/** Makes garbage in a process of its own, and prints its resident MiB under load and once it is idle. */
const PROGRAM = `
  const { limitGarbage, returnMemoryWhenIdle } = await import(process.argv[1])
  const resident = () => Math.round(process.memoryUsage.rss() / ${MEGABYTE})
  limitGarbage()
  for (let round = 0; round < 4; round++) {
    const held = []
    for (let each = 0; each < 500_000; each++) held.push({ each, list: [each] })
  }
  const loaded = resident()
  const stop = returnMemoryWhenIdle({ look: 50 })
  const start = performance.now()
  while (resident() > 100 && performance.now() - start < 5_000) await new Promise(wake => setTimeout(wake, 20))
  stop()
  console.log(JSON.stringify({ loaded, idle: resident() }))
`

// V8 keeps the pages of objects that are gone, so a collection by itself leaves the process as large as it was.
test('what the objects took goes back to the system', async () => {
  const memory = new URL('memory.ts', import.meta.url).href
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--max-semi-space-size=16', '--input-type=module', '--eval', PROGRAM, memory],
  ])
  const { loaded, idle } = JSON.parse(stdout) as { loaded: number; idle: number }
  expect(loaded).toBeGreaterThan(150)
  expect(idle).toBeLessThan(100)
})
