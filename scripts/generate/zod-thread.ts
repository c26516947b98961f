/** Runs the zod generator on a separate thread, one document at a time. */
import { enableCompileCache } from 'node:module'
import { parentPort } from 'node:worker_threads'

export interface ZodTask {
  task: number
  /** As JSON. */
  document: string
}
export interface ZodResult {
  task: number
  made?: { text: string; time: number }
  error?: unknown
}

enableCompileCache('.cache/compiled')
const tool = import('./zod.ts')
let last: Promise<void> = Promise.resolve()

parentPort?.on('message', ({ task, document }: ZodTask) => {
  last = last.then(async () => send({ task, ...(await emit(document)) }))
})

const send = (message: ZodResult) => parentPort?.postMessage(message)

async function emit(document: string): Promise<Omit<ZodResult, 'task'>> {
  try {
    const { emitZod } = await tool
    const start = performance.now()
    const text = await emitZod(JSON.parse(document))
    return { made: { text, time: performance.now() - start } }
  } catch (error) {
    return { error }
  }
}
