import { eq } from 'drizzle-orm'
import { type Topic, topicsAfter } from '#domain/notification/topics.ts'
import type { operations } from '#generated/notification/types.ts'
import type { Context, Handlers } from '#kernel/contract/handlers.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { profileTopics } from './tables.ts'

/** Handlers of `openapi/notification/profiles.yaml`: which notices the signed-in person gets. */
export const profileHandlers = {
  async listProfileTopics({ db, caller }) {
    return { status: 200, body: { topics: await profileTopicsOf(db, caller.userId) } }
  },

  async subscribeProfile(context) {
    return { status: 200, body: { topics: await choose(context, context.params.topic, true) } }
  },

  async unsubscribeProfile(context) {
    return { status: 200, body: { topics: await choose(context, context.params.topic, false) } }
  },
} satisfies Pick<Handlers<operations>, 'listProfileTopics' | 'subscribeProfile' | 'unsubscribeProfile'>

/** The topics that a person gets notices about, for all of their accounts. */
export async function profileTopicsOf(db: Queries, userId: string): Promise<Topic[]> {
  const rows = await db.select().from(profileTopics).where(eq(profileTopics.userId, userId))
  return topicsAfter(new Map(rows.map(({ topic, subscribed }) => [topic, subscribed])))
}

async function choose(
  { db, caller, now, recordActivity }: Pick<Context, 'db' | 'caller' | 'now' | 'recordActivity'>,
  topic: Topic,
  subscribed: boolean,
): Promise<Topic[]> {
  const { userId } = caller
  await db
    .insert(profileTopics)
    .values({ userId, topic, subscribed, changed: now })
    .onConflictDoUpdate({
      target: [profileTopics.userId, profileTopics.topic],
      set: { subscribed, changed: now },
    })
  await recordActivity(topic)
  return profileTopicsOf(db, userId)
}
