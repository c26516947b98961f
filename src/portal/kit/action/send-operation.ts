import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { call, keyOf } from '#portal/api/call.ts'
import type { AnyOperation, Args, Data, Input } from '#portal/api/types.ts'

type TypeOf<H extends AnyOperation> = NonNullable<H['type']>
type InputOfEach<O> = (O extends unknown ? (input: Input<O>) => void : never) extends (input: infer I) => void
  ? I
  : never

/** The input of a handle's operation. For one of several operations, the input that all of them accept. */
export type InputOf<H extends AnyOperation> = InputOfEach<TypeOf<H>>

/** The body of the operation, also where the contract lets a call leave it out. */
export type BodyOf<H extends AnyOperation> = InputOf<H> extends { body?: infer B } ? B : undefined

/** The path and query, as `call` expects them. */
export type TargetOf<H extends AnyOperation> = Pick<InputOf<H>, Extract<keyof InputOf<H>, 'path' | 'query'>>

/** The body of its success. */
export type ResponseOf<H extends AnyOperation> = Data<TypeOf<H>>

/** `call` for a handle whose exact operation only the caller's types know. */
export function sendOperation<H extends AnyOperation>(
  operation: H,
  input: InputOf<H>,
): Promise<ResponseOf<H>> {
  // `InputOf` has checked the input for each possible operation of the handle.
  return call<unknown>(operation, ...([input] as unknown as Args<unknown>)) as Promise<ResponseOf<H>>
}

/** Refetches the data of these operations. */
export function refresh(client: QueryClient, operations: readonly AnyOperation[]): Promise<unknown> {
  return Promise.all(operations.map(operation => client.invalidateQueries({ queryKey: keyOf(operation) })))
}

/** Caches what a change has returned or shows. A read that began before it must not overwrite it. */
export function saveCached(client: QueryClient, queryKey: QueryKey, data: unknown): void {
  void client.cancelQueries({ queryKey, exact: true })
  client.setQueryData(queryKey, data)
}

/** `query` for a handle whose exact operation only the caller's types know. */
export function operationQuery<H extends AnyOperation>(operation: H, input: InputOf<H>) {
  return queryOptions({
    queryKey: [operation.service, operation.id, input] as const,
    queryFn: () => sendOperation(operation, input),
  })
}
