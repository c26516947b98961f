import type { AnyOperation, Data, Input } from '#portal/api/types.ts'

type TypeOf<H extends AnyOperation> = NonNullable<H['type']>
type InputOfEach<O> = (O extends unknown ? (input: Input<O>) => void : never) extends (input: infer I) => void
  ? I
  : never

/** What the operation of a handle takes. Of one of several operations: what each of them takes. */
export type InputOf<H extends AnyOperation> = InputOfEach<TypeOf<H>>

/** The body that it takes. */
export type BodyOf<H extends AnyOperation> = InputOf<H> extends { body: infer B } ? B : undefined

/** Where it is sent, as `call` takes it. */
export type TargetOf<H extends AnyOperation> = Pick<InputOf<H>, Extract<keyof InputOf<H>, 'path' | 'query'>>

/** The body of its success. */
export type AnswerOf<H extends AnyOperation> = Data<TypeOf<H>>
