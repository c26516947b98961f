import type { z } from 'zod'
import type { Kernel } from './contract/context.ts'
import type { Queries } from './storage/database.ts'

/** Who gets the data of a seed, and the transaction that makes them. */
export interface SeedContext {
  kernel: Kernel
  db: Queries
  now: Date
  userId: string
  accountId: number
}

/** One thing that a test or the demo can request for a person: the schema of its input, and how it is made. */
export interface Seed<Schema extends z.ZodType = z.ZodType, Made = unknown> {
  schema: Schema
  seed(context: SeedContext, input: z.output<Schema>): Promise<Made>
}

export function defineSeed<Schema extends z.ZodType, Made>(
  schema: Schema,
  seed: (context: SeedContext, input: z.output<Schema>) => Promise<Made>,
): Seed<Schema, Made> {
  return { schema, seed }
}

/**
 * The seeds of all services by name. The `seeds.ts` of each adds its own by `declare module`, so that tests request
 * them by name and in their types.
 */
// biome-ignore lint/suspicious/noEmptyInterface: services add to it
export interface Seeds {}

/** How people are made. The service that has them brings it. */
export interface People {
  make(
    db: Queries,
    person: {
      username: string
      passwordHash: string
      label: string
      confirmed: boolean
      maxUsers: number
      now: Date
    },
  ): Promise<{ userId: string; accountId: number | null }>
  isKnown(db: Queries, username: string): Promise<boolean>
}

/** The part of the demo that a service brings. */
export interface Demo {
  /** Names of services whose part comes before this one. */
  after?: readonly string[]
  /** For the customer of the demo, who logs in with `username`; the member of staff is `staffUserId`. */
  seed(context: SeedContext & { username: string; staffUserId: string }): Promise<unknown>
}
