import { expect } from 'vitest'
import { FIRST_OWNER_TOPICS, type Topic } from '#domain/notification/topics.ts'
import { listProfileTopics } from '#generated/notification/operations/listProfileTopics.ts'
import { subscribeProfile } from '#generated/notification/operations/subscribeProfile.ts'
import { unsubscribeProfile } from '#generated/notification/operations/unsubscribeProfile.ts'
import { updateProfileTimeZone } from '#generated/notification/operations/updateProfileTimeZone.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'

/** A person with exactly these topics. */
async function subscriber(world: World, ...topics: Topic[]) {
  const caller = await world.person()
  for (const topic of FIRST_OWNER_TOPICS)
    if (!topics.includes(topic)) await world.perform(unsubscribeProfile, { caller, params: { topic } })
  for (const topic of topics) await world.perform(subscribeProfile, { caller, params: { topic } })
  return caller
}

export const cases = [
  define(listProfileTopics, 200, {
    example: 'some-topics',
    arrange: async world => {
      const caller = await subscriber(world, 'usage-100', 'security', 'usage-90')
      await world.perform(updateProfileTimeZone, { caller, body: { time_zone: 'America/Denver' } })
      return { caller }
    },
    check: response =>
      expect(response).toEqual({
        topics: ['usage-90', 'usage-100', 'security'],
        time_zone: 'America/Denver',
      }),
  }),
  define(listProfileTopics, 200, {
    example: 'new-person',
    check: ({ topics }) =>
      expect(topics).toEqual([
        'usage-90',
        'usage-100',
        'expiring',
        'renewal',
        'receipts',
        'key-limit',
        'security',
      ]),
  }),
  define(listProfileTopics, 200, {
    example: 'no-topics',
    arrange: async world => ({ caller: await subscriber(world) }),
    check: ({ topics }) => expect(topics).toEqual([]),
  }),

  define(subscribeProfile, 200, {
    example: 'subscribed',
    arrange: async world => ({
      caller: await subscriber(world, 'usage-90', 'usage-100', 'security'),
      params: { topic: 'product-news' as const },
    }),
    check: ({ topics }) => expect(topics).toEqual(['usage-90', 'usage-100', 'security', 'product-news']),
  }),
  define(subscribeProfile, 200, {
    example: 'subscribed',
    title: 'again changes nothing',
    arrange: async world => ({
      caller: await subscriber(world, 'usage-90', 'usage-100', 'security', 'product-news'),
      params: { topic: 'product-news' as const },
    }),
    check: ({ topics }) => expect(topics).toEqual(['usage-90', 'usage-100', 'security', 'product-news']),
  }),
  define(subscribeProfile, 400, {
    example: 'invalid-topic',
    invalid: true,
    params: { topic: forbidden('weather') },
  }),

  define(unsubscribeProfile, 200, {
    example: 'unsubscribed',
    arrange: async world => ({
      caller: await subscriber(world, 'usage-90', 'usage-100', 'security'),
      params: { topic: 'security' as const },
    }),
    check: ({ topics }) => expect(topics).toEqual(['usage-90', 'usage-100']),
  }),
  define(unsubscribeProfile, 200, {
    example: 'no-topics',
    arrange: async world => ({
      caller: await subscriber(world, 'security'),
      params: { topic: 'security' as const },
    }),
    check: ({ topics }) => expect(topics).toEqual([]),
  }),
  define(unsubscribeProfile, 400, {
    example: 'invalid-topic',
    invalid: true,
    params: { topic: forbidden('weather') },
  }),

  define(updateProfileTimeZone, 200, {
    example: 'chosen',
    body: { time_zone: 'America/Denver' },
    check: ({ time_zone }) => expect(time_zone).toBe('America/Denver'),
  }),
  define(updateProfileTimeZone, 400, {
    example: 'unknown-zone',
    body: { time_zone: 'Mars/Olympus_Mons' },
  }),
  define(updateProfileTimeZone, 400, {
    example: 'missing-zone',
    invalid: true,
    body: forbidden({}),
  }),
]
