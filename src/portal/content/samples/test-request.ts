import type { ReferenceOperation, ReferenceTest } from '../templates/reference.ts'

/** A request of an operation with which a test key gets one response: what is required, and the input. */
export function testRequest(
  { parameters, sample }: ReferenceOperation,
  { input }: ReferenceTest,
): { query: Record<string, string>; body: string } {
  if (sample.body) return { query: {}, body: JSON.stringify({ lookups: [input] }, null, 2) }
  const required = parameters.flatMap(({ name, isRequired, example }) =>
    isRequired ? [[name, sample.query[name] ?? example] as const] : [],
  )
  return { query: { ...Object.fromEntries(required), ...input }, body: '' }
}
