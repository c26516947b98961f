import type { Operation } from '#domain/contract/operation.ts'

/**
 * Keys for the submissions of one form. A retry with the same body has the same key, because the first
 * attempt may have succeeded without a response; another body, or a submission after a success, has a new one.
 */
export function createIdempotency({ idempotent }: Pick<Operation, 'idempotent'>) {
  let last: { text: string; key: string } | undefined
  return {
    /** The header of a call, if the operation accepts it. */
    headerFor(body: unknown): { 'Idempotency-Key': string } | undefined {
      if (!idempotent) return undefined
      const text = JSON.stringify(body)
      if (last?.text !== text) last = { text, key: crypto.randomUUID() }
      return { 'Idempotency-Key': last.key }
    },
    succeeded() {
      last = undefined
    },
  }
}
