import { Worker } from 'node:worker_threads'
import type { QueryOptions } from '@electric-sql/pglite'
import type { CopiedFiles } from './copy-files.ts'
import type { Client, EngineOptions } from './engine.ts'
import { type Ask, OPENED, type Reply, toError } from './messages.ts'

type Unnumbered<A extends Ask> = A extends Ask ? Omit<A, 'id'> : never

interface Waiting {
  resolve(result: unknown): void
  reject(error: Error): void
}

/** Young generation of the thread. By default it grows past 100 MB, which saves no time here. */
const YOUNG_MEGABYTES = 32

/**
 * Responses in one turn of the event loop. Node hands over a thousand before it looks at a connection, and while each is
 * followed by the next statement, they do not run out.
 */
const A_TURN = 20

/** The database in its own thread. */
export class EmbeddedClient implements Client {
  readonly #thread: Worker
  readonly #waiting = new Map<number, Waiting>()
  #lastId = OPENED
  /** Responses of this turn of the event loop, and those that wait for the next one. */
  #taken = 0
  readonly #later: Reply[] = []
  /** From the first response until it is closed. A thread that ends meanwhile takes the process with it. */
  #isOpen = false

  private constructor(options: EngineOptions) {
    this.#thread = new Worker(new URL('./thread.ts', import.meta.url), {
      workerData: options,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    })
    this.#thread.on('message', (response: Reply) => this.#take(response))
    this.#thread.on('exit', () => this.#end())
  }

  /** Rejects when the database does not open. */
  static async open(options: EngineOptions): Promise<EmbeddedClient> {
    const client = new EmbeddedClient(options)
    await client.#answerTo(OPENED)
    return client
  }

  query(text: string, parameters?: unknown[], options?: QueryOptions): Promise<unknown> {
    return this.#query(undefined, text, parameters, options)
  }

  async transaction<T>(work: (queries: Pick<Client, 'query'>) => Promise<T>): Promise<T> {
    const transaction = this.#nextId()
    await this.#ask({ act: 'begin' }, transaction)
    let result: T
    try {
      result = await work({
        query: (text, parameters, options) => this.#query(transaction, text, parameters, options),
      })
    } catch (error) {
      await this.#ask({ act: 'rollback', transaction })
      throw error
    }
    await this.#ask({ act: 'commit', transaction })
    return result
  }

  /** Copies the files into a new folder, between two transactions. */
  copyFiles(to: string): Promise<CopiedFiles> {
    return this.#ask({ act: 'copy', to }) as Promise<CopiedFiles>
  }

  async close(): Promise<void> {
    this.#isOpen = false
    await this.#ask({ act: 'close' })
  }

  #query(
    transaction: number | undefined,
    text: string,
    parameters: unknown[] = [],
    { rowMode, parsers = {} }: QueryOptions = {},
  ): Promise<unknown> {
    // Functions don't pass between threads. The only ones that Drizzle passes return a value unchanged.
    const asText = Object.keys(parsers).map(Number)
    return this.#ask({ act: 'query', transaction, query: { text, parameters, rowMode, asText } })
  }

  #nextId(): number {
    this.#lastId += 1
    return this.#lastId
  }

  async #ask(ask: Unnumbered<Ask>, id = this.#nextId()): Promise<unknown> {
    this.#thread.postMessage({ ...ask, id })
    return this.#answerTo(id)
  }

  /** A pending query keeps the process alive; an idle database does not. */
  #answerTo(id: number): Promise<unknown> {
    if (!this.#waiting.size) this.#thread.ref()
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
    })
  }

  #take(response: Reply): void {
    if (!this.#taken) setImmediate(() => this.#beginTurn())
    this.#taken += 1
    if (this.#taken <= A_TURN) this.#settle(response)
    else this.#later.push(response)
  }

  #beginTurn(): void {
    this.#taken = 0
    for (const response of this.#later.splice(0, A_TURN)) this.#take(response)
  }

  #settle(response: Reply): void {
    const waiting = this.#waiting.get(response.id)
    this.#waiting.delete(response.id)
    if (!this.#waiting.size) this.#thread.unref()
    if ('failure' in response) waiting?.reject(toError(response.failure))
    else {
      // At once: the thread of a database that did not open may end before the next microtask.
      if (response.id === OPENED) this.#isOpen = true
      waiting?.resolve(response.result)
    }
  }

  #end(): void {
    for (const response of this.#later.splice(0)) this.#settle(response)
    const ended = new Error('The embedded database has ended')
    for (const { reject } of this.#waiting.values()) reject(ended)
    this.#waiting.clear()
    // No query can be answered now, and the next start finds out what is stored.
    if (this.#isOpen) throw ended
  }
}
