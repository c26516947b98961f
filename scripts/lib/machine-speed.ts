/**
 * How slow this machine is right now, so that a test's time limit states the work that it allows and not the
 * seconds that a fast machine takes for it.
 */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** What one burst takes, in milliseconds, on two quiet cores of a cloud machine of 2024. */
const REFERENCE = 190
/** Beyond this, waiting longer would only hide another problem. */
const SLOWEST = 10
/** Bursts in sequence; the slowest counts, because load varies. */
const BURSTS = 2

/** Parsing, writing and sorting, as tests do most; the elapsed milliseconds go to the parent. */
const BURST = `
  const { parentPort } = require('node:worker_threads')
  const rows = Array.from({ length: 1000 }, (_, index) => ({ id: index, label: 'Key ' + index, tags: [index % 7] }))
  for (let burst = 0; burst < ${BURSTS}; burst++) {
    const start = performance.now()
    for (let round = 0; round < 400; round++)
      JSON.parse(JSON.stringify(rows)).sort((a, b) => (a.label < b.label ? 1 : -1))
    parentPort.postMessage(performance.now() - start)
  }
`

/**
 * How many times slower than the reference this machine is with all of its cores at work: at least 1, at most
 * 10. Measuring takes half a second and is done once for a run; TEST_PACE hands the result to child processes.
 */
export async function machineSpeed(): Promise<number> {
  process.env.TEST_PACE ||= (await measurePace()).toFixed(1)
  return pace()
}

/** Scales a time limit in milliseconds to this machine. Without a measurement, the limit stays unchanged. */
export function scaledTimeout(milliseconds: number): number {
  return Math.ceil(milliseconds * pace())
}

function pace(): number {
  const given = Number(process.env.TEST_PACE)
  return Number.isFinite(given) ? Math.min(Math.max(given, 1), SLOWEST) : 1
}

async function measurePace(): Promise<number> {
  const bursts = await Promise.all(Array.from({ length: availableParallelism() }, runBursts))
  return Math.min(Math.max(Math.max(...bursts.flat()) / REFERENCE, 1), SLOWEST)
}

function runBursts(): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const times: number[] = []
    new Worker(BURST, { eval: true })
      .on('message', time => times.push(time))
      .on('error', reject)
      .on('exit', () => resolve(times))
  })
}
