import type { AnyOperation, Data, Input } from '#portal/api/types.ts'

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
export type AnswerOf<H extends AnyOperation> = Data<TypeOf<H>>
