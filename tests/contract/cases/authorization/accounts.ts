import { expect } from 'vitest'
import { chooseDefaultAccount } from '#generated/authorization/operations/chooseDefaultAccount.ts'
import { listAccounts } from '#generated/authorization/operations/listAccounts.ts'
import { define } from '../../../support/contract/case.ts'
import { newName } from '../../../support/organization.ts'
import { joinAnotherAccount } from '../../../support/people.ts'

export const cases = [
  define(listAccounts, 200, {
    example: 'one-account',
    check: ({ accounts }) => expect(accounts).toMatchObject([{ default: false }]),
  }),
  define(listAccounts, 200, {
    example: 'in-organization',
    seed: { organization: { name: newName(), provider: 'none' } },
    check: ({ accounts }) => expect(accounts[0]?.organization_name).toMatch(/^northwind/),
  }),
  define(listAccounts, 200, {
    example: 'several-accounts',
    arrange: async world => {
      const caller = await world.person()
      await joinAnotherAccount(world, caller)
      await world.perform(chooseDefaultAccount, { caller, params: { id: caller.accountId ?? 0 } })
      return { caller }
    },
    check: ({ accounts }) => {
      expect(accounts).toHaveLength(2)
      expect(accounts.filter(account => account.default)).toHaveLength(1)
    },
  }),
  define(listAccounts, 200, {
    example: 'no-account',
    seed: { confirmed: false },
    check: ({ accounts }) => expect(accounts).toEqual([]),
  }),

  define(chooseDefaultAccount, 204, {
    arrange: async world => {
      const caller = await world.person()
      return { caller, params: { id: caller.accountId ?? 0 } }
    },
  }),
  define(chooseDefaultAccount, 204, {
    title: 'again',
    arrange: async world => {
      const caller = await world.person()
      const params = { id: await joinAnotherAccount(world, caller) }
      await world.perform(chooseDefaultAccount, { caller, params })
      return { caller, params }
    },
  }),
  define(chooseDefaultAccount, 404, {
    example: 'not-found',
    arrange: async world => {
      const { accountId } = await world.person()
      return { caller: await world.person(), params: { id: accountId ?? 0 } }
    },
  }),
]
