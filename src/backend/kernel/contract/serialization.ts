import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifySerializerCompiler } from 'fastify'
import { isConstant } from '../work/constant-bodies.ts'

/**
 * Writes answers by the schemas of their operations, as Fastify does, but prepares a schema only when its
 * first response is sent. There are over a thousand, a third of the processor time of a start.
 */
export function createSerializerCompiler(): FastifySerializerCompiler<unknown> {
  return route => {
    let write: Writer | undefined
    const written = new WeakMap<object, string>()
    return response => {
      const known = isConstant(response) ? written.get(response) : undefined
      if (known !== undefined) return known
      write ??= writerOf(route)
      const text = write(response)
      if (isConstant(response)) written.set(response, text)
      return text
    }
  }
}

type Writer = (response: unknown) => string
type Route = Parameters<FastifySerializerCompiler<unknown>>[0]

const compile = SerializerSelector()()
/** By schema. The apps of a process share them. */
const writers = new WeakMap<object, Writer>()

function writerOf(route: Route): Writer {
  const schema = route.schema as object
  const known = writers.get(schema) ?? compile({ httpStatus: '', ...route })
  writers.set(schema, known)
  return known
}
