/** The program of a thread for long computations: one task after the other, each a function that a module exports. */
import { parentPort } from 'node:worker_threads'
import type { ThreadAnswer, ThreadRequest } from './threads.ts'

if (!parentPort) throw new Error('This file is the program of a worker thread')
const port = parentPort
port.on('message', async ({ module, name, input }: ThreadRequest) => {
  port.postMessage(await perform(module, name, input))
})

async function perform(module: string, name: string, input: unknown): Promise<ThreadAnswer> {
  try {
    const exported: Record<string, (input: unknown) => unknown> = await import(module)
    return { result: await exported[name]?.(input) }
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }
}
