import { and, eq, isNull } from 'drizzle-orm'
import { lists } from '#backend/services/lists/tables.ts'
import { testKeys } from '#backend/services/security/test-keys/tables.ts'
import type { Operation } from '#domain/contract/operation.ts'
import { createList } from '#generated/lists/operations/createList.ts'
import { createTestKey } from '#generated/security/operations/createTestKey.ts'
import { deleteTestKey } from '#generated/security/operations/deleteTestKey.ts'
import { recoverTestKey } from '#generated/security/operations/recoverTestKey.ts'
import { type Addition, ofAccount, succeed, twice, twiceInTurn } from './additions.ts'

const newList = (index: number) => ({ name: `list-${index}.csv`, size: 100 })
const newTestKey = (index: number) => ({ label: `Tests ${index}` })
const ofWorkingTestKeys: Addition['count'] = ({ db }, { accountId }) =>
  db.$count(testKeys, and(eq(testKeys.accountId, accountId ?? 0), isNull(testKeys.recoveryDeadline)))

/** How calls add one list, or one test key. */
export const listAndTestKeyAdditions: [Operation, Addition][] = [
  [
    createList,
    {
      calls: async (_, caller) => twice(index => ({ caller, body: newList(index) })),
      count: ofAccount(lists),
    },
  ],
  [
    createTestKey,
    {
      calls: async (_, caller) => twice(index => ({ caller, body: newTestKey(index) })),
      count: ofWorkingTestKeys,
    },
  ],
  [
    recoverTestKey,
    {
      calls: (backend, caller) =>
        twiceInTurn(async index => {
          const { key_id: id } = await succeed(backend, createTestKey, {
            caller,
            body: newTestKey(index),
          })
          const call = { caller, params: { id } }
          await succeed(backend, deleteTestKey, call)
          return call
        }),
      count: ofWorkingTestKeys,
    },
  ],
]
