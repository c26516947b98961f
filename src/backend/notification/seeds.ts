import { z } from 'zod'
import { TOPICS } from '#domain/notification/topics.ts'
import { defineSeed } from '#kernel/dev/seeds.ts'
import { contacts, contactTopics } from './tables.ts'

const contactWish = z.strictObject({
  email: z.string(),
  topics: z.array(z.enum(TOPICS)).readonly(),
  /** True by default. */
  isConfirmed: z.boolean().optional(),
})

export const seeds = {
  /** Contacts of the account, with the notices that they get. */
  contacts: defineSeed(z.array(contactWish).readonly(), async ({ db, accountId, now }, wishes) => {
    for (const { email, topics, isConfirmed = true } of wishes) {
      const [contact] = await db
        .insert(contacts)
        .values({ accountId, email, created: now, confirmed: isConfirmed ? now : null })
        .returning()
      if (!contact || !topics.length) continue
      const { contactId } = contact
      await db.insert(contactTopics).values(topics.map(topic => ({ contactId, topic })))
    }
  }),
}

type OwnSeeds = typeof seeds
declare module '#kernel/dev/seeds.ts' {
  interface Seeds extends OwnSeeds {}
}
