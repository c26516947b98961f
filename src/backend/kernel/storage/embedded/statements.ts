import {
  type PGlite,
  parse,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite'

const { serialize } = protocol

/** A statement that the engine has parsed, under the name that it has there. */
interface Prepared {
  name: string
  /** PostgreSQL type ids of its parameters. */
  types: number[]
  /** The engine's message about its columns, if it returns rows. */
  columns: Message | undefined
}

type Message = Parameters<typeof parse.parseResults>[0][number]

/** How many statements an engine keeps. The least recently used one goes first. */
export const MAX_STATEMENTS = 400
/** A longer text has values for many rows, and is rarely sent again. */
const MAX_LENGTH = 6_000

const DATA = /^\s*(select|insert|update|delete|with)\b/i
/** These can change the columns of a prepared statement. */
const SCHEMA = /^\s*(create|alter|drop)\b/i

const engines = new WeakMap<PGlite, Statements>()

/**
 * Runs a query of Drizzle. PGlite parses a statement again each time it runs, and enters the engine six times for it.
 * Here the engine parses a text once, and each run is one message, which takes a third of the time. The engine's
 * settings make it plan every run: a plan for an empty table would stay in use after the table has grown.
 */
export async function runQuery<T>(
  engine: PGlite,
  transaction: Transaction | undefined,
  [text, parameters = [], { rowMode, parsers } = {}]: [string, unknown[]?, QueryOptions?],
): Promise<Results<T>> {
  // Drizzle names the types whose values it reads itself, the same with every query. PGlite would copy its hundreds of
  // parsers for each query that brings its own, so the engine keeps them.
  Object.assign(engine.parsers, parsers)
  const statements = engines.get(engine) ?? new Statements(engine)
  engines.set(engine, statements)
  if (!DATA.test(text) || text.length > MAX_LENGTH) {
    if (SCHEMA.test(text)) statements.forget()
    return (transaction ?? engine).query<T>(text, parameters, { rowMode })
  }
  const run = () => engine.runExclusive(() => statements.run<T>(text, parameters, rowMode))
  if (transaction) {
    if (transaction.closed) throw new Error('The transaction has ended')
    return run()
  }
  // Throws when the engine is closed. A transaction waits for it as well, so that the order stays.
  await engine._checkReady()
  return engine._runExclusiveTransaction(run)
}

/** The statements that one engine has parsed, by their texts. */
class Statements {
  readonly #engine: PGlite
  readonly #known = new Map<string, Prepared>()
  #count = 0
  /** What the engine can forget with the next message. */
  #outdated: Uint8Array[] = []

  constructor(engine: PGlite) {
    this.#engine = engine
  }

  async run<T>(
    text: string,
    parameters: readonly unknown[],
    rowMode: QueryOptions['rowMode'],
  ): Promise<Results<T>> {
    const { name, types, columns } = await this.#prepare(text)
    const values = parameters.map((value, index) => this.#toText(value, types[index]))
    const response = await this.#send([serialize.bind({ statement: name, values }), serialize.execute({})])
    const [result] = parse.parseResults(columns ? [columns, ...response] : response, this.#engine.parsers, {
      rowMode,
    })
    if (!result) throw new Error('The engine has not said what the statement did')
    return result as Results<T>
  }

  forget(): void {
    for (const { name } of this.#known.values()) this.#close(name)
    this.#known.clear()
  }

  async #prepare(text: string): Promise<Prepared> {
    const known = this.#known.get(text)
    // The last of the map is the one that was used last.
    this.#known.delete(text)
    const prepared = known ?? (await this.#parse(text))
    this.#known.set(text, prepared)
    const [oldest] = this.#known
    if (oldest && this.#known.size > MAX_STATEMENTS) {
      this.#known.delete(oldest[0])
      this.#close(oldest[1].name)
    }
    return prepared
  }

  async #parse(text: string): Promise<Prepared> {
    const name = `s${++this.#count}`
    const described = await this.#send([
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    ])
    return {
      name,
      types: parse.parseDescribeStatementResults(described),
      columns: described.find(message => message.name === 'rowDescription'),
    }
  }

  #close(name: string): void {
    this.#outdated.push(serialize.close({ type: 'S', name }))
  }

  /** Sends everything at once. After an error the engine skips what follows, up to the sync. */
  #send(messages: Uint8Array[]): Promise<Message[]> {
    const outdated = this.#outdated.splice(0)
    return this.#engine.execProtocolStream(Buffer.concat([...outdated, ...messages, serialize.sync()]), {
      syncToFs: false,
    })
  }

  #toText(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null
    const serializer = type === undefined ? undefined : this.#engine.serializers[type]
    return serializer ? serializer(value) : String(value)
  }
}
