import type { Operation } from '#domain/contract/operation.ts'

/** What a call of an operation takes, and what it answers, read off the operation's generated type. */
interface OperationShape {
  parameters: { path?: unknown; query?: unknown }
  requestBody?: unknown
  responses: object
}

type JsonOf<C> = C extends { content: { 'application/json': infer B } } ? B : never
type BodyOf<O> = O extends { requestBody: infer R }
  ? { body: JsonOf<R> }
  : O extends { requestBody?: infer R }
    ? [JsonOf<NonNullable<R>>] extends [never]
      ? unknown
      : { body?: JsonOf<NonNullable<R>> }
    : unknown
type PathOf<O extends OperationShape> = O['parameters'] extends { path: infer P } ? { path: P } : unknown
type QueryOf<O extends OperationShape> = O['parameters'] extends { query: infer Q }
  ? { query: Q }
  : O['parameters'] extends { query?: infer Q }
    ? [NonNullable<Q>] extends [never]
      ? unknown
      : { query?: NonNullable<Q> }
    : unknown

export type Input<O> = O extends OperationShape ? PathOf<O> & QueryOf<O> & BodyOf<O> : never

/** The arguments after the handle: none may be left out that the contract requires. */
export type Args<O> = object extends Input<O> ? [input?: Input<O>] : [input: Input<O>]

type Success = 200 | 201 | 202 | 204
/** The body of the success answers; undefined where the contract has none. */
export type Data<O> = O extends { responses: infer R }
  ? {
      [S in keyof R]: S extends Success
        ? R[S] extends { content: { 'application/json': infer B } }
          ? B
          : undefined
        : never
    }[keyof R]
  : never

/** Any operation, whatever its type. */
// biome-ignore lint/suspicious/noExplicitAny: the phantom type of a handle is invariant, any is its only top
export type AnyOperation = Operation<any>
