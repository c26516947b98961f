import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { median } from './figures.ts'

export interface Call {
  url: string
  headers?: Record<string, string> | undefined
}

const ROUNDS = 5
/** Calls a URL in a loop, one call at a time, until a message comes, and posts how long the slowest one took. */
const WATCH = `
  const { parentPort, workerData: { url, headers } } = require('node:worker_threads')
  let isWatching = true
  parentPort.once('message', () => (isWatching = false))
  const watch = async () => {
    let longest = 0
    parentPort.postMessage('watching')
    while (isWatching) {
      const start = performance.now()
      await (await fetch(url, { headers })).text()
      longest = Math.max(longest, performance.now() - start)
      await new Promise(resolve => setTimeout(resolve, 5))
    }
    parentPort.postMessage(longest)
  }
  watch()`

/** The longest wait of a call while some work runs, in milliseconds: the median of several rounds. */
export async function waitDuring(call: Call, work: () => Promise<unknown>): Promise<number> {
  const waits: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    // In a thread of its own: the bodies that the work reads would hold the clock up.
    const watch = new Worker(WATCH, { eval: true, workerData: call })
    await once(watch, 'message')
    try {
      await work()
      watch.postMessage('end')
      const [longest] = await once(watch, 'message')
      // The first round compiles the code that the others run.
      if (round) waits.push(longest)
    } finally {
      await watch.terminate()
    }
  }
  return median(waits) ?? 0
}
