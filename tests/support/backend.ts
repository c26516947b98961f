import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { buildServer } from '#backend/build-server.ts'
import { createSeeding, type SeedInput } from '#backend/dev/seeds.ts'
import { memberships } from '#backend/modules/accounts/tables.ts'
import { readConfig, services } from '#backend/services.ts'
import { startSession } from '#kernel/access/sessions.ts'
import { manualClock } from '#kernel/clock.ts'
import type { Config } from '#kernel/config.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Service } from '#kernel/contract/service.ts'
import { createReplay, type Replay } from '#kernel/replay.ts'
import { openDatabase, type Queries, replicaOptions } from '#kernel/storage/database.ts'
import { mails } from '#kernel/storage/tables.ts'
import { openTraces } from '#kernel/traces/traces.ts'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { TOKEN_SCANNER_KEYS } from './contract/scanner.ts'
import { emptyDatabase } from './empty-database.ts'
import { createOwnDatabase, type OwnDatabase } from './own-database.ts'

/** The origin that requests of the tests come from. */
export const ORIGIN = 'http://localhost:3000'
/** What a request says about the browser that sends it, unless a test says otherwise. */
export const BROWSER =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
/** What signs the reports of the mail provider. */
export const MAIL_WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 'tests share it').toString('base64')}`

export interface Person {
  userId: string
  username: string
  password: string
  /** Account that the person owns or was given roles in; null for an unconfirmed person. */
  accountId: number | null
  /** Headers of a call with the access token. */
  bearer: { authorization: string }
  /** Headers of a call with the session cookie, as the portal sends them. */
  cookie: { cookie: string; origin: string }
}

/** SQL with `$1`, `$2` … for its parameters. */
export interface Statement {
  text: string
  parameters: unknown[]
}

/** A file that is attached to an email. */
interface MailFile {
  name: string
  content: Buffer
}

export interface Backend {
  app: FastifyInstance
  kernel: Kernel
  db: Queries
  clock: ReturnType<typeof manualClock>
  /** What was logged so far, one JSON line each. */
  log: string[]
  /** Emails of the outbox, newest first. */
  mails(to?: string): Promise<{ to: string; subject: string; text: string; files: MailFile[] }[]>
  /** A logged-in person with an account of their own, as wished; with `accountId`, a member of that one instead. */
  person(input?: SeedInput & { accountId?: number }): Promise<Person>
  /** Runs a function, and returns the database statements that it sent. */
  statementsOf(action: () => Promise<unknown>): Promise<Statement[]>
  /** Undefined without a seed. */
  replay: Replay | undefined
  inject(request: InjectOptions): Promise<LightMyRequestResponse>
  close(): Promise<void>
}

let shared: Promise<Backend> | undefined
const ownDatabases = new WeakMap<Backend, OwnDatabase>()

/**
 * The backend of all test files of a worker that need no separate one: building one takes half a
 * second of a core. Its clock only moves forward, and it ends with the worker.
 */
export function sharedBackend(): Promise<Backend> {
  shared ??= startBackend()
  return shared
}

/**
 * The whole backend in this process: no port, its own database in memory (or on the PostgreSQL of
 * DATABASE_URL), a clock that stands still, and rate limits out of the way unless a test sets them.
 */
export async function startBackend(
  options: {
    env?: Record<string, string>
    services?: readonly Service[]
    clock?: ReturnType<typeof manualClock>
    /** A second server of the same service: it uses the database of this one. Only on PostgreSQL. */
    beside?: Backend | undefined
    /** How many there may be of everything that a contract limits. */
    limits?: number
    /** Makes two backends with the same seed respond with the same bytes to the same calls. */
    seed?: string
    /** How long a token waits for a first call, in milliseconds; long enough for a busy machine by default. */
    firstCallTime?: number
    /**
     * Sees each statement before it is sent, and can throw to prevent it. It can't prevent a rollback: one that is not
     * sent would leave the transaction open on its connection, which ends with a process that dies.
     */
    onStatement?: (text: string) => void
  } = {},
): Promise<Backend> {
  const config = readConfig({
    APP_ENV: 'test',
    DATA_DIR: ':memory:',
    PUBLIC_URL: ORIGIN,
    RATE_LIMIT_FACTOR: '1000',
    BOT_CHECK: 'none',
    LOG_LEVEL: 'debug',
    // A card whose response gets lost keeps a call waiting as long as this.
    PAYMENT_VENDOR_TIMEOUT: String(scaledTimeout(1_000) / 1000),
    MAIL_WEBHOOK_SECRET,
    TOKEN_SCANNER_KEYS,
    ...(process.env.DATABASE_URL && {
      DATABASE_URL: process.env.DATABASE_URL,
      // Processes that share a database share what seals it.
      ENCRYPTION_KEY: Buffer.alloc(32, 'tests share it').toString('base64'),
    }),
    ...options.env,
  })
  const clock = options.clock ?? manualClock()
  const replay = options.seed === undefined ? undefined : createReplay({ seed: options.seed, clock })
  const log: string[] = []
  const { DATABASE_URL: server, DATA_DIR: folder } = config
  let statements: Statement[] | undefined
  const logger = {
    logQuery: (text: string, parameters: unknown[]) => {
      if (text !== 'rollback') options.onStatement?.(text)
      statements?.push({ text, parameters })
    },
  }
  const own = server ? await ownDatabase(server, options.beside) : undefined
  const copyOf = own ? undefined : await emptyDatabase()
  const limits = { connect: scaledTimeout(5_000), statement: scaledTimeout(15_000) }
  const traces = await openTraces(config)
  const { traceStatement } = traces ?? {}
  const database = await openDatabase({
    ...{ url: own?.url, folder, copyOf, limits, logger, traceStatement },
    replica: own && standbyOf(own, config),
  })
  const logDestination = { write: (line: string) => void log.push(line) }
  const { app, kernel } = await buildServer({
    config,
    database,
    services: options.services ?? services,
    clock,
    traces,
    ...(replay && { replay }),
    logDestination,
    ...(options.limits !== undefined && { limits: options.limits }),
    firstCallTime: options.firstCallTime ?? scaledTimeout(5_000),
  })
  await app.ready()
  const db = database.queries
  const seeding = createSeeding(kernel, options.services ?? services)
  if (!seeding) throw new Error('no service has people')

  const backend: Backend = {
    app,
    kernel,
    db,
    clock,
    log,
    replay,
    async mails(to) {
      const rows = await db
        .select()
        .from(mails)
        .where(to ? eq(mails.recipient, to) : undefined)
        .orderBy(desc(mails.mailId))
        .limit(50)
      return rows.map(({ recipient, subject, body, attachments }) => ({
        to: recipient,
        subject,
        text: body,
        files: attachments.map(({ name, content }) => ({ name, content: Buffer.from(content, 'base64') })),
      }))
    },
    async person({ accountId: joined, roles, ...input } = {}) {
      const seeded = await seeding.seed({ ...input, ...(roles && !joined && { roles }) })
      const { userId, username, password } = seeded
      const accountId = joined ?? seeded.accountId
      const now = clock.now()
      if (joined)
        await db
          .insert(memberships)
          .values({ accountId: joined, userId, roles: [...(roles ?? [])], created: now })
      const session = {
        userId,
        accountId,
        now,
        address: '127.0.0.1',
        userAgent: BROWSER,
        method: 'password' as const,
      }
      const { sessionId, secret } = await startSession(db, session)
      const { token } = await kernel.tokens.issue({ userId, sessionId, accountId, roles: [...(roles ?? [])] })
      return {
        userId,
        username,
        password,
        accountId,
        bearer: { authorization: `Bearer ${token}` },
        cookie: { cookie: `session=${secret}`, origin: ORIGIN },
      }
    },
    async statementsOf(action) {
      const recorded: Statement[] = []
      statements = recorded
      await action()
      statements = undefined
      return recorded
    },
    inject: request => app.inject(request),
    async close() {
      await app.close()
      await database.close()
      await traces?.close()
      await own?.release()
    },
  }
  if (own) ownDatabases.set(backend, own)
  return backend
}

/** The copy of a server's database on the standby of its PostgreSQL, if there is one. */
function standbyOf({ url }: OwnDatabase, config: Config) {
  const replica = replicaOptions(config)
  if (!replica) return undefined
  const { pathname } = new URL(url)
  return { ...replica, url: Object.assign(new URL(replica.url), { pathname }).href }
}

async function ownDatabase(server: string, beside: Backend | undefined): Promise<OwnDatabase> {
  if (!beside) return createOwnDatabase(server)
  const own = ownDatabases.get(beside)
  if (!own) throw new Error('the server next to which this one starts has a database in memory')
  own.share()
  return own
}
