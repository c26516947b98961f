import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { fieldError } from '#domain/errors/field-errors.ts'
import { Problem } from '../http/problem.ts'

/** Throws 400 for an unknown or duplicate parameter. */
export function readQuery<T>(schema: z.ZodType<T>, { query }: FastifyRequest): T {
  const result = schema.safeParse(query)
  if (result.success) return result.data
  throw new Problem(
    result.error.issues.map(({ path }) => fieldError(path.join('.'), { name: 'invalid-format' })),
  )
}
