/** The program of a thread for long computations: one task after the other, each a function that a module exports. */
import { constants, getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { ThreadRequest, ThreadResult } from './threads.ts'

if (!parentPort) throw new Error('This file is the program of a worker thread')
const port = parentPort
// Where processors are short, the thread that responds goes first. Elsewhere than on Linux, this is the whole process's.
const { PRIORITY_BELOW_NORMAL } = constants.priority
if (process.platform === 'linux' && getPriority(0) < PRIORITY_BELOW_NORMAL)
  setPriority(0, PRIORITY_BELOW_NORMAL)
port.on('message', async ({ module, name, input }: ThreadRequest) => {
  port.postMessage(await perform(module, name, input))
})

async function perform(module: string, name: string, input: unknown): Promise<ThreadResult> {
  try {
    const exported: Record<string, (input: unknown) => unknown> = await import(module)
    return { result: await exported[name]?.(input) }
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }
}
