import { and, arrayOverlaps, eq, ne, sql } from 'drizzle-orm'
import { memberships } from '#backend/modules/accounts/public.ts'
import { type Topic, topicsAfter } from '#domain/notification/topics.ts'
import type { operations, ProfileTopics } from '#generated/notification/types.ts'
import type { Context } from '#kernel/contract/context.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { isTimeZone } from '#kernel/time-zones.ts'
import { profiles, profileTopics } from '../tables.ts'

/** Handlers of `openapi/notification/profiles.yaml`: which notices the logged-in person gets, and in which time zone. */
export const profileHandlers = {
  async listProfileTopics({ db, caller }) {
    return { status: 200, body: await choicesOf(db, caller.userId) }
  },

  async subscribeProfile(context) {
    return { status: 200, body: await choose(context, context.params.topic, true) }
  },

  async unsubscribeProfile(context) {
    return { status: 200, body: await choose(context, context.params.topic, false) }
  },

  async updateProfileTimeZone({ db, body, caller: { userId }, nothingChanged }) {
    const { time_zone: timeZone, ...rest } = body
    assertAllRead(rest)
    if (!isTimeZone(timeZone)) throw problem('unknown-time-zone', { fields: ['time_zone'] })
    const changed = await db
      .insert(profiles)
      .values({ userId, timeZone })
      .onConflictDoUpdate({
        target: profiles.userId,
        set: { timeZone },
        setWhere: sql`${profiles.timeZone} is distinct from ${timeZone}`,
      })
      .returning()
    if (!changed.length) nothingChanged()
    return { status: 200, body: await choicesOf(db, userId) }
  },
} satisfies Pick<
  Handlers<operations>,
  'listProfileTopics' | 'subscribeProfile' | 'unsubscribeProfile' | 'updateProfileTimeZone'
>

/** What a person has chosen, for all of their accounts. */
async function choicesOf(db: Queries, userId: string): Promise<ProfileTopics> {
  const rows = await db.select().from(profileTopics).where(eq(profileTopics.userId, userId))
  const [profile] = await db.select().from(profiles).where(eq(profiles.userId, userId))
  return {
    topics: topicsAfter(new Map(rows.map(({ topic, subscribed }) => [topic, subscribed])), {
      isOwner: await isOwner(db, userId),
    }),
    time_zone: profile?.timeZone ?? null,
  }
}

async function isOwner(db: Queries, userId: string): Promise<boolean> {
  const owned = and(eq(memberships.userId, userId), arrayOverlaps(memberships.roles, ['account-owner']))
  return (await db.$count(memberships, owned)) > 0
}

async function choose(
  {
    db,
    caller,
    now,
    recordActivity,
    nothingChanged,
  }: Pick<Context, 'db' | 'caller' | 'now' | 'recordActivity' | 'nothingChanged'>,
  topic: Topic,
  subscribed: boolean,
): Promise<ProfileTopics> {
  const { userId } = caller
  const changed = await db
    .insert(profileTopics)
    .values({ userId, topic, subscribed, changed: now })
    .onConflictDoUpdate({
      target: [profileTopics.userId, profileTopics.topic],
      set: { subscribed, changed: now },
      setWhere: ne(profileTopics.subscribed, subscribed),
    })
    .returning()
  if (changed.length) await recordActivity(topic)
  else nothingChanged()
  return choicesOf(db, userId)
}
