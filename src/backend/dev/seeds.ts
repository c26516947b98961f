import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Kernel } from '#kernel/contract/context.ts'
import { type Worker, workersOf } from '#kernel/jobs/worker.ts'
import { newId } from '#kernel/random.ts'
import type { People, Seed, Seeds } from '#kernel/seeds.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { rowsOf } from '#kernel/storage/rows-of.ts'
import { activities } from '#kernel/storage/tables.ts'

const personInput = z.strictObject({
  /** Unique by default. */
  username: z.string().optional(),
  password: z.string().optional(),
  /** Name of the account. */
  label: z.string().optional(),
  /** Whether the email address is confirmed. Without that there is no account, and nothing else is seeded. */
  confirmed: z.boolean().optional(),
  /** Members and open invitations that the account has room for. */
  maxUsers: z.number().int().optional(),
})

type SchemaOf<S> = S extends Seed<infer Schema, unknown> ? Schema : never
type MadeBy<S> = S extends Seed<z.ZodType, infer Made> ? Made : never

/** What a test can request: the person, and whatever services can give to one. */
export type SeedInput = z.input<typeof personInput> & {
  [Name in keyof Seeds]?: z.input<SchemaOf<Seeds[Name]>>
}

/** The part of a service that makes people and what they have. */
export interface WithSeeds {
  people?: People
  seeds?: Record<string, Seed>
  /** Tests run the shared ones at a time of their choice. */
  workers?: (kernel: Kernel) => readonly Worker[]
}

export interface SeededPerson {
  userId: string
  /** Null until the email address is confirmed. */
  accountId: number | null
  username: string
  password: string
  /** What came of the input, by name. */
  made: { [Name in keyof Seeds]?: MadeBy<Seeds[Name]> }
}

export interface Seeding {
  people: People
  /** The schema of a request. */
  schema: z.ZodType<SeedInput>
  seed(input: SeedInput, db?: Queries): Promise<SeededPerson>
}

const PASSWORD = 'correct horse battery staple'

/** Undefined where no service has people. */
export function createSeeding(kernel: Kernel, services: readonly WithSeeds[]): Seeding | undefined {
  const people = services.find(service => service.people)?.people
  if (!people) return undefined
  const seeds = services.flatMap(service => Object.entries(service.seeds ?? {}))
  const optional = seeds.map(([name, { schema }]) => [name, schema.optional()])
  const schema = personInput.extend(Object.fromEntries(optional))
  const hashes = new Map<string, Promise<string>>()

  return {
    people,
    schema: schema as unknown as z.ZodType<SeedInput>,
    async seed(input, outer = kernel.queries) {
      // Everyone is of another company, for those of one share their free trials.
      const { username = `person@${newId()}.example`, password = PASSWORD } = input
      const { label = 'Test account', confirmed = true, maxUsers = 5 } = input
      // Most have the same password, and hashing one takes its time.
      const hash = hashes.get(password) ?? kernel.passwords.hash(password)
      hashes.set(password, hash)
      const passwordHash = await hash
      const now = kernel.clock.now()
      return outer.transaction(async db => {
        const person = { username, passwordHash, label, confirmed, maxUsers, now }
        const { userId, accountId } = await people.make(db, person)
        const made: Record<string, unknown> = {}
        for (const [name, seed] of accountId === null ? [] : seeds) {
          const part = (input as Record<string, unknown>)[name]
          const context = { kernel, db, now, userId, accountId: Number(accountId) }
          if (part !== undefined) made[name] = await seed.seed(context, seed.schema.parse(part))
        }
        return { userId, accountId, username, password, made }
      })
    },
  }
}

/**
 * `POST /dev/people` makes a person from the input, for a test to begin with; `GET /dev/activities.json` returns everything
 * that was recorded; `POST /dev/jobs` runs a job as if so many seconds had passed; and `POST /dev/tables.json` returns the
 * tables that hold one of some texts, for a look at what a run has left behind. They exist only in tests.
 */
export function registerSeeding(app: FastifyInstance, kernel: Kernel, services: readonly WithSeeds[]): void {
  app.get('/dev/activities.json', () => kernel.queries.select().from(activities))
  app.post('/dev/tables.json', async request => {
    const { texts } = z.object({ texts: z.array(z.string().min(3)).min(1) }).parse(request.body)
    return tablesWith(kernel.queries, texts)
  })
  app.post('/dev/jobs', async request => {
    const jobs = workersOf(kernel, services).filter(job => !job.perProcess && !job.hasOwnTransactions)
    const { name, seconds } = z
      .object({ name: z.enum(jobs.map(job => job.name)), seconds: z.number().int() })
      .parse(request.body)
    const at = new Date(kernel.clock.now().getTime() + seconds * 1000)
    const counts = jobs
      .filter(job => job.name === name)
      .map(job => kernel.queries.transaction(db => job.run(db, at)))
    return { counts: await Promise.all(counts) }
  })
  const seeding = createSeeding(kernel, services)
  if (!seeding) return
  app.post('/dev/people', async (request, reply) => {
    const input = seeding.schema.safeParse(request.body ?? {})
    if (input.success) return seeding.seed(input.data)
    return reply.code(400).send({ error: z.prettifyError(input.error) })
  })
}

/** The names of all tables, and of those with a row that has one of the texts in it. */
async function tablesWith(
  db: Queries,
  texts: readonly string[],
): Promise<{ searched: string[]; found: string[] }> {
  const tables = await rowsOf<{ schema: string; name: string }>(
    db,
    sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    order by 1, 2`,
  )
  const found: string[] = []
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
    const hits = texts.map(text => sql`position(${text} in row_to_json(each)::text) > 0`)
    const rows = await rowsOf(db, sql`select 1 from ${table} each where ${sql.join(hits, sql` or `)} limit 1`)
    if (rows.length) found.push(`${schema}.${name}`)
  }
  return { searched: tables.map(({ schema, name }) => `${schema}.${name}`), found }
}
