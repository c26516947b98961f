import type { Readable } from 'node:stream'
import type { LongBody, LongList } from '../http/stream-body.ts'
import type { Context } from './context.ts'

interface OperationType {
  parameters: { query?: unknown; path?: unknown }
  responses: object
}
type Json<R> = R extends { content: { 'application/json': infer B } } ? B : undefined
type Body<O> = O extends { requestBody: { content: { 'application/json': infer B } } }
  ? B
  : O extends { requestBody?: { content: { 'application/json': infer B } } }
    ? B | undefined
    : undefined
/** Parameters with a default are always present once the request is validated. */
type Query<O extends OperationType, Defaulted> =
  NonNullable<O['parameters']['query']> extends infer Q
    ? Omit<Q, Extract<Defaulted, keyof Q>> & Required<Pick<Q, Extract<Defaulted, keyof Q>>>
    : never
/** A file to save, if the contract declares a media type other than JSON. */
export interface FileResponse<Type extends string = string> {
  type: Type
  /** Letters, digits, dots and hyphens. */
  name: string
  /** A long text or file comes in pieces, each of which takes at most a few milliseconds to produce. */
  content: string | Buffer | Iterable<string> | AsyncIterable<string | Buffer>
}
/** Server-sent events: texts of whole events, until the signal is aborted, for which the server has a reason. */
export type EventStream = (end: AbortSignal) => Readable
/** A body with one long list. */
type Long<B> = {
  [P in keyof B & string]-?: NonNullable<B[P]> extends readonly (infer Row extends object)[]
    ? LongList<Row> & { in: P } & (keyof Omit<B, P> extends never ? unknown : { rest: Omit<B, P> })
    : never
}[keyof B & string]
/** JSON of a standard with a media type of its own is no file. */
type JsonType = 'application/json' | `application/${string}+json`
type OtherTypes<R> = R extends { content: infer C } ? Exclude<keyof C & string, JsonType> : never
type FileTypes<R> = Exclude<OtherTypes<R>, 'text/event-stream'>
type HandlerResponse<S, R> =
  | (Json<R> extends undefined
      ? [OtherTypes<R>] extends [never]
        ? { status: S; headers?: Record<string, string> }
        : never
      :
          | {
              status: S
              body: Json<R>
              maxAge?: number
              headers?: Record<string, string>
              more?: () => Promise<Partial<Json<R>>>
            }
          | ([Long<Json<R>>] extends [never]
              ? never
              : {
                  status: S
                  list: Long<Json<R>> | (() => Promise<Long<Json<R>>>)
                  headers?: Record<string, string>
                }))
  | ([FileTypes<R>] extends [never] ? never : { status: S; file: FileResponse<FileTypes<R>> })
  | ('text/event-stream' extends OtherTypes<R> ? { status: S; events: EventStream } : never)
/**
 * `maxAge` is for what every caller sees alike: how many seconds anyone may keep the response. It gets an ETag, so that
 * one who has it does not get it twice. `more` returns further properties of the body, which are read once the
 * transaction has committed, and so is a `list` that is a function.
 */
type Success<O extends OperationType> = {
  [S in keyof O['responses']]: S extends 200 | 201 | 202 | 204 | 304
    ? HandlerResponse<S, O['responses'][S]>
    : never
}[keyof O['responses']]

export type Handler<O extends OperationType, Defaulted = never> = (
  context: Context<O['parameters']['path'], Query<O, Defaulted>, Body<O>>,
) => Promise<Success<O>>

/**
 * The handlers of a service, straight from its generated types: a missing operation, an undeclared status
 * or a wrong body does not compile. Failures are thrown as problems.
 */
export type Handlers<Operations, Defaults = unknown> = {
  [Id in keyof Operations]: Operations[Id] extends OperationType
    ? Handler<Operations[Id], Id extends keyof Defaults ? Defaults[Id] : never>
    : never
}

export type AnyHandler = (context: Context<never, never, never>) => Promise<{
  status: number
  body?: unknown
  headers?: Record<string, string>
  maxAge?: number
  more?: () => Promise<object>
  file?: FileResponse
  list?: LongBody | (() => Promise<LongBody>)
  events?: EventStream
}>

/**
 * Takes the rest of a body after every declared property has been read: `const { label, ...rest } = body`. A
 * property that is added to the contract ends up in the rest, which does not compile until the handler uses
 * it.
 */
export function assertAllRead(_rest: Record<string, never>): void {}

/**
 * Marks a handler that opens its own transactions with `db.transaction`, because it does slow work, such as
 * hashing a password, that must not hold a connection.
 */
export function withoutTransaction<H extends (context: never) => unknown>(
  handler: H,
  { isPerformable = false }: TransactionOptions = {},
): H {
  return Object.assign(handler, { [OWN_TRANSACTION]: true, ...(isPerformable && { [PERFORMABLE]: true }) })
}
interface TransactionOptions {
  /**
   * Whether other operations can call it in their transaction (`perform`). They make only calls for which it does no slow
   * work: what that takes is said at the handler.
   */
  isPerformable?: boolean
}
export const OWN_TRANSACTION = Symbol('own transaction')
export const PERFORMABLE = Symbol('performable')

/**
 * Marks a handler whose rejections are not kept for its Idempotency-Key: once the reason is gone, the same key
 * can be used again. For an operation whose key stands for an intent that outlives a rejection.
 */
export function withRepeatableRejections<H extends (context: never) => unknown>(handler: H): H {
  return Object.assign(handler, { [REPEATABLE_REJECTIONS]: true })
}
export const REPEATABLE_REJECTIONS = Symbol('repeatable rejections')
