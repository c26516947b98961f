import { expectTypeOf, test } from 'vitest'
import { createOwnAccount } from '#generated/identity/operations/createOwnAccount.ts'
import type { logOut } from '#generated/identity/operations/logOut.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { getSecretKey } from '#generated/security/operations/getSecretKey.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import type { components } from '#generated/security/types.ts'
import type { call as Call, query as Query } from './call.ts'
import type { Data } from './types.ts'

declare const call: typeof Call
declare const query: typeof Query

// None of these calls runs: the compiler is the test. Every expected error is below its reason, and `tsc`
// fails if one does not occur.
const written = (calls: () => unknown) => void calls

test('input that the contract requires cannot be left out', () => {
  written(() => [
    // @ts-expect-error the body is missing
    call(createSecretKey),
    // @ts-expect-error the body lacks its label
    call(createSecretKey, { body: { description: 'Checkout server' } }),
    // @ts-expect-error the path lacks its id
    call(getSecretKey, {}),
    // @ts-expect-error the header that keeps a repeated call from acting twice is missing
    call(createOwnAccount, { body: {} }),
  ])
})

test('input that the contract does not define cannot be given', () => {
  written(() => [
    // @ts-expect-error a misspelled field next to the right ones
    call(createSecretKey, { body: { label: 'Checkout server', descripton: 'x' } }),
    // @ts-expect-error a misspelled parameter
    call(listSecretKeys, { query: { stat: 'paused' } }),
    // @ts-expect-error a value that is not in the list
    call(listSecretKeys, { query: { state: 'asleep' } }),
    // @ts-expect-error a misspelled part of the request
    call(listSecretKeys, { qery: {} }),
    // @ts-expect-error a body where there is none
    call(listSecretKeys, { body: {} }),
    // @ts-expect-error a parameter in the path where there is none
    query(listSecretKeys, { path: { id: 'key' } }),
  ])
})

test('optional input can be left out', () => {
  written(() => [
    call(listSecretKeys),
    call(listSecretKeys, {}),
    call(listSecretKeys, { query: { state: undefined } }),
    call(createSecretKey, { body: { label: 'Checkout server' } }),
    call(createOwnAccount, { header: { 'Idempotency-Key': 'one' } }),
    query(getSecretKey, { path: { id: 'key' } }),
  ])
})

test('a response has the type of the success in the contract', () => {
  type ResponseOf<H extends { type?: unknown }> = Data<NonNullable<H['type']>>
  expectTypeOf<ResponseOf<typeof getSecretKey>>().toEqualTypeOf<components['schemas']['SecretKey']>()
  expectTypeOf<ResponseOf<typeof logOut>>().toEqualTypeOf<undefined>()
})
