import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const MEGABYTE = 1024 * 1024

/** Runs a program in a process of its own, in which nothing else works or leaves garbage, and returns what it prints. */
async function resultOf<Result>(program: string, ...options: string[]): Promise<Result> {
  const memory = new URL('memory.ts', import.meta.url).href
  const parameters = [...options, '--input-type=module', '--eval', program, memory]
  const { stdout } = await promisify(execFile)(process.execPath, parameters)
  return JSON.parse(stdout)
}

/** Looks at the thread as the schedule does, and prints the MiB of buffers that are there after each look. */
const LOOKS = `
  const { setTimeout: sleep } = await import('node:timers/promises')
  const { memoryTask } = await import(process.argv[1])
  const task = memoryTask()
  const work = milliseconds => {
    const start = process.threadCpuUsage()
    for (let used = 0; used < milliseconds; ) {
      JSON.stringify(process.versions)
      const { user, system } = process.threadCpuUsage(start)
      used = (user + system) / 1000
    }
  }
  const look = async () => {
    await task.run()
    return Math.round(process.memoryUsage().arrayBuffers / ${MEGABYTE})
  }
  const lookWhenIdle = async (looks = 4) => {
    let megabytes = 0
    while (looks--) {
      await sleep(200)
      megabytes = await look()
    }
    return megabytes
  }
  let held = Array.from({ length: 32 }, () => new ArrayBuffer(2 * ${MEGABYTE}))
  const inUse = await lookWhenIdle()
  if (held.length !== 32) throw new Error('what is in use is there')
  held = []
  work(100)
  const afterLittle = await lookWhenIdle()
  let busy = 0
  // Long turns: a machine that leaves this thread a twentieth of a processor makes it look idle.
  for (let turn = 0; turn < 6; turn++) {
    work(100)
    busy = await look()
  }
  const soon = await lookWhenIdle(3)
  work(100)
  const interrupted = await look()
  const soonAgain = await lookWhenIdle(3)
  console.log(JSON.stringify({ inUse, afterLittle, busy, soon, interrupted, soonAgain, idle: await lookWhenIdle(1) }))
`

test('what work has left, also slow work, is collected once the thread is idle', async () => {
  const { idle, ...before } = await resultOf<Record<string, number>>(LOOKS)
  // What is in use stays, little work is not worth collecting, and no one who works, or will soon, has to wait for it.
  expect(before).toEqual({ inUse: 64, afterLittle: 64, busy: 64, soon: 64, interrupted: 64, soonAgain: 64 })
  expect(idle).toBeLessThan(8)
})

/** Makes objects that stay, later many of the same kind that do not, and prints how often V8 looks through all of its memory. */
const SHORT_LIVED = `
  const { PerformanceObserver, constants } = await import('node:perf_hooks')
  const { setImmediate: turn } = await import('node:timers/promises')
  const { limitGarbage } = await import(process.argv[1])
  limitGarbage()
  const make = each => ({ each, list: [each, each, each], more: { each } })
  let held = []
  for (let round = 0; round < 100; round++) {
    for (let each = 0; each < 10_000; each++) held.push(make(each))
    if (held.length > 200_000) held = []
    await turn()
  }
  held = []
  let collections = 0
  const observer = new PerformanceObserver(list => {
    collections += list.getEntries().filter(({ detail }) => detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR).length
  })
  observer.observe({ entryTypes: ['gc'] })
  for (let round = 0; round < 300; round++) {
    for (let each = 0; each < 50_000; each++) held[each % 100] = make(each)
    await turn()
  }
  await new Promise(wake => setTimeout(wake, 100))
  console.log(JSON.stringify({ collections }))
`

// By default, V8 remembers that such objects have stayed, and 15 million later ones need some hundred collections.
test('objects that are soon gone do not cost full collections because earlier ones have stayed', async () => {
  const { collections } = await resultOf<{ collections: number }>(SHORT_LIVED, '--max-semi-space-size=16')
  expect(collections).toBeLessThan(10)
})

/** Makes garbage, and prints its resident MiB under load and once it is idle. */
const LOAD = `
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
  const { loaded, idle } = await resultOf<Record<string, number>>(LOAD, '--max-semi-space-size=16')
  expect(loaded).toBeGreaterThan(150)
  expect(idle).toBeLessThan(100)
})
