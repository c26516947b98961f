import { Worker } from 'node:worker_threads'
import { cacheOf } from '../lib/cache.mjs'
import type { OpenApiDocument } from './bundle.ts'
import type { ZodResult, ZodTask } from './zod-thread.ts'

export interface Emitted {
  text: string
  /** Milliseconds that the tool took; zero for cached output. */
  time: number
}

/**
 * Runs the two slow tools in parallel: types on this thread, zod schemas on another. Both load megabytes
 * of code, so neither is loaded until there is something to generate.
 */
export class Emitters {
  readonly #isFresh: boolean
  #thread: ZodThread | undefined

  /** Fresh ones regenerate everything, even cached output of the same contract. */
  constructor({ isFresh }: { isFresh: boolean }) {
    this.#isFresh = isFresh
    // It loads its tool while the contracts are read.
    if (isFresh) this.#thread = new ZodThread()
  }

  types(service: string, document: OpenApiDocument): Promise<Emitted> {
    return this.#keep(cacheOf(`generated/${service}.types`, JSON.stringify(document)), async () => {
      const { emitTypes } = await import('./types.ts')
      const start = performance.now()
      return { text: await emitTypes(document), time: performance.now() - start }
    })
  }

  zod(service: string, document: OpenApiDocument): Promise<Emitted> {
    const schemas = withoutExamples(document)
    return this.#keep(cacheOf(`generated/${service}.zod`, schemas), () => {
      this.#thread ??= new ZodThread()
      return this.#thread.emit(schemas)
    })
  }

  /** The process keeps running until this is called. */
  end(): void {
    this.#thread?.end()
    this.#thread = undefined
  }

  async #keep(cache: ReturnType<typeof cacheOf>, make: () => Promise<Emitted>): Promise<Emitted> {
    const before = this.#isFresh ? undefined : cache.read()
    if (before !== undefined) return { text: before, time: 0 }
    const made = await make()
    cache.write(made.text)
    return made
  }
}

/** A document as JSON without its examples, which make up most of it and belong to no schema. */
function withoutExamples(document: OpenApiDocument): string {
  return JSON.stringify(document, (key, value) =>
    key === 'examples' && !Array.isArray(value) ? undefined : value,
  )
}

/** The thread of the zod generator, which runs until it is stopped. */
class ZodThread {
  readonly #worker = new Worker(new URL('./zod-thread.ts', import.meta.url))
  readonly #waiting = new Map<number, PromiseWithResolvers<Emitted>>()
  #tasks = 0

  constructor() {
    this.#worker.on('message', ({ task, made, error }: ZodResult) => {
      const waiting = this.#waiting.get(task)
      this.#waiting.delete(task)
      if (made) waiting?.resolve(made)
      else waiting?.reject(error)
    })
    this.#worker.on('error', error => {
      for (const { reject } of this.#waiting.values()) reject(error)
      this.#waiting.clear()
    })
  }

  end(): void {
    void this.#worker.terminate()
  }

  emit(document: string): Promise<Emitted> {
    const task = this.#tasks++
    const waiting = Promise.withResolvers<Emitted>()
    this.#waiting.set(task, waiting)
    this.#worker.postMessage({ task, document } satisfies ZodTask)
    return waiting.promise
  }
}
