import { expect } from 'vitest'
import { unsubscribeToken } from '#backend/services/notification/links.ts'
import { findUnsubscription } from '#generated/notification/operations/findUnsubscription.ts'
import { undoUnsubscription } from '#generated/notification/operations/undoUnsubscription.ts'
import { unsubscribeFromNotices } from '#generated/notification/operations/unsubscribeFromNotices.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'

/** The token of a notice to the owner of an account. */
async function token(world: World): Promise<string> {
  const { username: address, accountId } = await world.person({ label: 'Northwind Traders' })
  return world.given('4Jx0v1lGq8mN5yZr2TtWcUe7KpSaHdFb3iXoQw9LgMk', async ({ kernel }) =>
    unsubscribeToken(kernel, { accountId: Number(accountId), address, topics: ['usage-90'] }),
  )
}

const withToken = (value: string) => ({ caller: null, body: { token: value } })

const invalidCases = [findUnsubscription, unsubscribeFromNotices, undoUnsubscription].flatMap(operation => [
  define(operation, 400, {
    example: 'unsubscribe-link-invalid',
    arrange: async world => {
      const value = await token(world)
      // The first character: the last one of a base64url text holds bits that no reader looks at.
      return withToken(`${value.startsWith('A') ? 'B' : 'A'}${value.slice(1)}`)
    },
  }),
  define(operation, 400, {
    example: 'missing-token',
    invalid: true,
    arrange: async () => ({ caller: null, body: forbidden({}) }),
  }),
])

export const cases = [
  define(findUnsubscription, 200, {
    example: 'subscribed',
    arrange: async world => withToken(await token(world)),
    check: response =>
      expect(response).toMatchObject({
        account_label: 'Northwind Traders',
        topics: ['usage-90'],
        subscribed: true,
      }),
  }),
  define(findUnsubscription, 200, {
    example: 'unsubscribed',
    arrange: async world => {
      const call = withToken(await token(world))
      await world.perform(unsubscribeFromNotices, call)
      return call
    },
    check: ({ subscribed }) => expect(subscribed).toBe(false),
  }),

  define(unsubscribeFromNotices, 200, {
    example: 'unsubscribed',
    arrange: async world => withToken(await token(world)),
    check: ({ subscribed }) => expect(subscribed).toBe(false),
  }),
  define(unsubscribeFromNotices, 200, {
    example: 'unsubscribed',
    title: 'a second click changes nothing',
    arrange: async world => {
      const call = withToken(await token(world))
      await world.perform(unsubscribeFromNotices, call)
      return call
    },
    check: ({ subscribed }) => expect(subscribed).toBe(false),
  }),

  define(undoUnsubscription, 200, {
    example: 'subscribed',
    arrange: async world => {
      const call = withToken(await token(world))
      await world.perform(unsubscribeFromNotices, call)
      return call
    },
    check: ({ subscribed }) => expect(subscribed).toBe(true),
  }),
  ...invalidCases,
]
