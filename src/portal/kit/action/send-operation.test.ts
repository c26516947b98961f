import { expectTypeOf, test } from 'vitest'
import type { createAccount } from '#generated/sales/operations/createAccount.ts'
import type { createEmbeddedKey } from '#generated/security/operations/createEmbeddedKey.ts'
import type { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import type { updateEmbeddedKey } from '#generated/security/operations/updateEmbeddedKey.ts'
import type { updateSecretKey } from '#generated/security/operations/updateSecretKey.ts'
import type { zCreateSecretKeyBody, zUpdateSecretKeyBody } from '#generated/security/zod.ts'
import type { OperationFormOptions } from '../form/use-operation-form.ts'
import type { BodyOf, ResponseOf, TargetOf } from './send-operation.ts'

type NeedsBody<P> = P extends { toBody: unknown } ? true : false
type Either = typeof updateSecretKey | typeof updateEmbeddedKey

test('the handle determines body, path and answer', () => {
  expectTypeOf<BodyOf<typeof createSecretKey>>().toExtend<{ label: string }>()
  expectTypeOf<TargetOf<typeof updateSecretKey>['path']>().toEqualTypeOf<{ id: string }>()
  expectTypeOf<ResponseOf<typeof createSecretKey>['token']>().toEqualTypeOf<string>()
  expectTypeOf<ResponseOf<typeof createEmbeddedKey>>().not.toHaveProperty('token')
})

test('a form may omit `toBody` only if its schema gives the body of the operation', () => {
  type Fitting = OperationFormOptions<typeof createSecretKey, typeof zCreateSecretKeyBody, undefined>
  type Mismatch = OperationFormOptions<typeof updateSecretKey, typeof zCreateSecretKeyBody, undefined>
  expectTypeOf<NeedsBody<Fitting>>().toEqualTypeOf<false>()
  expectTypeOf<NeedsBody<Mismatch>>().toEqualTypeOf<true>()
})

test('with one of two operations, the input has to fit both', () => {
  expectTypeOf<TargetOf<Either>['path']>().toEqualTypeOf<{ id: string }>()
  type Both = OperationFormOptions<Either, typeof zUpdateSecretKeyBody, undefined>
  expectTypeOf<NeedsBody<Both>>().toEqualTypeOf<false>()
})

test('a body that a call may leave out is still the body', () => {
  expectTypeOf<NonNullable<BodyOf<typeof createAccount>>>().toExtend<{ account_name?: string }>()
})

test('an Idempotency-Key is never a prop: the form makes it', () => {
  expectTypeOf<TargetOf<typeof createAccount>>().not.toHaveProperty('header')
})
