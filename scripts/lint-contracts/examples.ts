import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import {
  type Example,
  type Finding,
  type Located,
  locateOperations,
  type MediaType,
  members,
} from '../contract/document.ts'
import { below } from '../contract/pointer.ts'
import type { OpenApiDocument, Schema } from '../generate/bundle.ts'
import { reachableSchemas } from './schemas.ts'

/** Validates every example and default with Ajv, as a check on the linter's own validator. */
export function checkExamples(document: OpenApiDocument): Finding[] {
  const validators = new Validators(document)
  return [
    ...checkSchemaValues(document, validators),
    ...locateOperations(document).flatMap(({ body, responses }) => [
      ...(body ? checkContent(document, validators, body.pointer, body.node.content) : []),
      ...responses.flatMap(({ key, pointer, node }) => [
        ...checkContent(document, validators, pointer, node.content),
        ...checkErrorStatus(document, Number(key), pointer, node.content),
      ]),
    ]),
  ]
}

function checkSchemaValues(document: OpenApiDocument, validators: Validators): Finding[] {
  const seen = new Set<string>()
  return reachableSchemas(document).flatMap(({ pointer, node }) => {
    if (seen.has(pointer)) return []
    seen.add(pointer)
    return (['example', 'default'] as const).flatMap(keyword =>
      keyword in node
        ? validators.check({ pointer, node }, node[keyword]).map(({ path, message }) => ({
            rule: `${keyword}-valid`,
            pointer: `${pointer}/${keyword}${path}`,
            message,
          }))
        : [],
    )
  })
}

function checkContent(
  document: OpenApiDocument,
  validators: Validators,
  pointer: string,
  content: Record<string, MediaType> | undefined,
): Finding[] {
  return namedExamples(document, pointer, content).flatMap(({ example, schema }) =>
    schema.node === undefined
      ? []
      : validators.check(schema, example.node.value).map(({ path, message }) => ({
          rule: 'example-valid',
          pointer: `${example.pointer}/value${path}`,
          message,
        })),
  )
}

/** Each item of an error list repeats the status of the response. */
function checkErrorStatus(
  document: OpenApiDocument,
  status: number,
  pointer: string,
  content: Record<string, MediaType> | undefined,
): Finding[] {
  if (status < 400) return []
  return namedExamples(document, pointer, content).flatMap(({ example }) =>
    entriesOf(example.node.value)
      // A number in our own lists, and text where RFC 7644 has it so.
      .filter(item => Number((item as { status?: unknown } | null)?.status) !== status)
      .map(item => ({
        rule: 'error-status',
        pointer: example.pointer,
        message: `status is ${(item as { status?: unknown } | null)?.status}, but the response is ${status}`,
      })),
  )
}

/** The items of an error, which another provider has in an object. */
function entriesOf(value: unknown): unknown[] {
  const { errors } = (value ?? {}) as { errors?: unknown[] }
  return errors ?? [value].flat()
}

function namedExamples(
  document: OpenApiDocument,
  pointer: string,
  content: Record<string, MediaType> | undefined,
): { example: Located<Example>; schema: Located<Schema | undefined> }[] {
  return members<MediaType>(document, `${pointer}/content`, content).flatMap(media =>
    members<Example>(document, `${media.pointer}/examples`, media.node.examples).map(example => ({
      example,
      schema: { pointer: `${media.pointer}/schema`, node: media.node.schema },
    })),
  )
}

/** Compiled schemas by pointer. */
class Validators {
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true })
  readonly #compiled = new Map<string, ValidateFunction>()

  constructor(document: OpenApiDocument) {
    addFormats.default(this.#ajv)
    this.#ajv.addSchema(document, 'contract')
  }

  check({ pointer }: Located<unknown>, value: unknown): Fault[] {
    let validate = this.#compiled.get(pointer)
    if (!validate) {
      const fragment = pointer.slice(1).split('/').map(encodeURIComponent).join('/')
      validate = this.#ajv.compile({ $ref: `contract#${fragment}` })
      this.#compiled.set(pointer, validate)
    }
    return validate(value) ? [] : faultsOf(validate.errors ?? [])
  }
}

interface Fault {
  /** Pointer within the value. */
  path: string
  message: string
}

/** One fault for each place of the value, in words. */
function faultsOf(errors: readonly ErrorObject[]): Fault[] {
  const real = errors.filter(
    ({ keyword, params }) => !/^(one|any)Of$/.test(keyword) && params.type !== 'null',
  )
  const faults = (real.length ? real : errors).map(error => {
    const extra: unknown = error.params.additionalProperty
    return typeof extra === 'string'
      ? { path: below(error.instancePath, extra), message: 'the schema has no such property' }
      : { path: error.instancePath, message: error.message ?? error.keyword }
  })
  return [...Map.groupBy(faults, ({ path }) => path)].map(([path, group]) => ({
    path,
    message: [...new Set(group.map(({ message }) => message))].join('; '),
  }))
}
