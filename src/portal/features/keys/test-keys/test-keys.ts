import { deleteTestKey } from '#generated/security/operations/deleteTestKey.ts'
import { listTestKeys } from '#generated/security/operations/listTestKeys.ts'
import { recoverTestKey } from '#generated/security/operations/recoverTestKey.ts'
import { listTestKeysQuery } from '#generated/security/parameters/listTestKeys.ts'
import type { TestKey as TestKeyWire } from '#generated/security/types.ts'
import { readSearch, type SearchOf } from '#portal/api/search.ts'
import { timestampOf } from '#portal/api/timestamps.ts'
import { type Action, createActionsContext } from '#portal/kit/action/actions.tsx'
import { sendOperation } from '#portal/kit/action/send-operation.ts'
import { listQuery } from '#portal/kit/list/queries.ts'

/** A key whose calls return fixed responses. */
export interface TestKey {
  id: string
  label: string
  /** Whole: it opens nothing. */
  token: string
  created: string
  /** Set on a deleted key. */
  recoveryDeadline: string | null
}

export const testParameters = listTestKeysQuery
export type TestSearch = SearchOf<typeof testParameters>

export function readTestSearch(raw: Record<string, unknown>): TestSearch {
  return readSearch(testParameters, raw)
}

export function toTestKey({ key_id, label, token, created, recovery_deadline }: TestKeyWire): TestKey {
  return { id: key_id, label, token, created, recoveryDeadline: timestampOf(recovery_deadline) }
}

export const testKeysQuery = (search: TestSearch) =>
  listQuery(listTestKeys, { query: search }, ({ test_keys }) => test_keys.map(toTestKey))

/** Operations whose responses change with a test key. */
export const testKeyQueries = [listTestKeys]

/** Actions on test keys that can be undone: delete and recover. */
export const { ActionsProvider: TestKeyActions, useActions: useTestKeyActions } = createActionsContext({
  invalidates: testKeyQueries,
})

/** Deletes a key at once: nothing of a customer's depends on it, and Undo recovers it. */
export function deletion({ id, label }: TestKey): Action {
  return {
    subject: id,
    send: () => sendOperation(deleteTestKey, { path: { id } }),
    doneText: 'Test key deleted.',
    failedTitle: `${label} couldn’t be deleted`,
    undo: () => recovery({ id, label }),
  }
}

export function recovery({ id, label }: Pick<TestKey, 'id' | 'label'>): Action {
  return {
    subject: id,
    send: () => sendOperation(recoverTestKey, { path: { id } }),
    doneText: 'Test key restored.',
    failedTitle: `${label} couldn’t be recovered`,
  }
}
