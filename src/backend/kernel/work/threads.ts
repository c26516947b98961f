import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { tooManyRequests } from '../http/problem.ts'

/**
 * A function that runs in a thread of its own, because it takes the processor for longer than others should wait: the
 * module that exports it, and its name. Its input and its result are copied.
 */
export interface ThreadTask<Input, Result> {
  module: URL
  name: string
  /** Only in the type. */
  of?: (input: Input) => Promise<Result>
}

export interface Threads {
  /**
   * Runs a task and returns its result. Rejects with an error if the thread ends. With the signal of a caller, it also
   * rejects with 429 if too many tasks wait already, and with the signal's reason if that is aborted before the task
   * has begun.
   */
  run<Input, Result>(task: ThreadTask<Input, Result>, input: Input, signal?: AbortSignal): Promise<Result>
  /** Ends the threads without a task. The others finish theirs first: a job may still wait for it. */
  close(): Promise<void>
}

/** What a thread is asked, and what it answers. */
export interface ThreadRequest {
  module: string
  name: string
  input: unknown
}
export type ThreadResult = { result: unknown } | { error: Error }

interface Order {
  request: ThreadRequest
  resolve(result: unknown): void
  reject(error: unknown): void
}

/** Leaves a processor to the thread that responds. */
const MOST = Math.max(1, Math.min(2, availableParallelism() - 1))
/** Tasks that wait at most, and seconds after which to try again when there are more. */
const WAITING = 200
const RETRY = 15_000
/** Milliseconds without a task after which a thread ends, and its memory is free. */
const IDLE = 10_000
/** Milliseconds that a task may take. */
const LONGEST = 60_000
/** MiB of objects in a thread. */
const LIMITS = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 192 }

/** Threads for long computations, which start with the first task. */
export function createThreads({ most = MOST, idle = IDLE } = {}): Threads {
  const waiting = new Set<Order>()
  const free = new Set<Thread>()
  const all = new Set<Thread>()

  function assign(): void {
    const [order] = waiting
    if (!order) return
    const [thread = all.size < most ? open() : undefined] = free
    if (!thread) return
    waiting.delete(order)
    free.delete(thread)
    void thread.perform(order).then(isAlive => {
      if (isAlive) free.add(thread)
      else all.delete(thread)
      assign()
    })
  }
  function open(): Thread {
    const thread = new Thread(idle, () => {
      free.delete(thread)
      all.delete(thread)
    })
    all.add(thread)
    return thread
  }

  return {
    run: <Input, Result>(task: ThreadTask<Input, Result>, input: Input, signal?: AbortSignal) =>
      new Promise<Result>((resolve, reject) => {
        signal?.throwIfAborted()
        if (signal && waiting.size >= WAITING) throw tooManyRequests(RETRY)
        const leave = () => {
          if (waiting.delete(order)) reject(signal?.reason)
        }
        const settled = () => signal?.removeEventListener('abort', leave)
        const order: Order = {
          request: { module: task.module.href, name: task.name, input },
          resolve: result => {
            settled()
            resolve(result as Result)
          },
          reject: error => {
            settled()
            reject(error)
          },
        }
        signal?.addEventListener('abort', leave, { once: true })
        waiting.add(order)
        assign()
      }),
    close: async () => {
      await Promise.all([...free].map(thread => thread.end()))
    },
  }
}

class Thread {
  readonly #worker: Worker
  readonly #idle: number
  readonly #onEnd: () => void
  #timer: NodeJS.Timeout | undefined
  #hasEnded = false

  constructor(idle: number, onEnd: () => void) {
    this.#idle = idle
    this.#onEnd = onEnd
    this.#worker = new Worker(new URL('./thread.ts', import.meta.url), { resourceLimits: LIMITS })
    this.#worker.unref()
    this.#worker.on('error', () => {})
    this.#worker.once('exit', () => {
      this.#hasEnded = true
      onEnd()
    })
  }

  /** Settles an order. Resolves with whether the thread can take another one. */
  async perform({ request, resolve, reject }: Order): Promise<boolean> {
    clearTimeout(this.#timer)
    this.#worker.ref()
    try {
      resolve(await this.#answerTo(request))
    } catch (error) {
      reject(error)
    }
    if (this.#hasEnded) return false
    this.#worker.unref()
    this.#timer = setTimeout(() => {
      this.#onEnd()
      void this.end()
    }, this.#idle)
    this.#timer.unref()
    return true
  }

  async end(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#worker.terminate()
  }

  #answerTo(request: ThreadRequest): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const worker = this.#worker
      const tooLong = setTimeout(() => void this.end(), LONGEST)
      const settle = () => {
        clearTimeout(tooLong)
        worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      }
      const onMessage = (response: ThreadResult) => {
        settle()
        if ('error' in response) reject(response.error)
        else resolve(response.result)
      }
      // It ends after an error, for example when it runs out of memory.
      const onError = (error: Error) => {
        this.#hasEnded = true
        settle()
        reject(error)
      }
      const onExit = () => {
        settle()
        reject(new Error('The thread has ended'))
      }
      worker.on('message', onMessage).on('error', onError).on('exit', onExit)
      worker.postMessage(request)
    })
  }
}
