import type { ValidateFunction } from 'ajv/dist/2020.js'
import { type Contract, type ContractOperation, contractOperations } from './contract.ts'
import { createAjv } from './validation.ts'

const JSON_TYPE = 'application/json'

/**
 * Tells whether an answer is one that the contract declares; returns what is wrong with it. It is judged by its
 * media type, JSON unless told otherwise.
 */
export type ConformanceCheck = (
  operationId: string,
  answer: { status: number; body: unknown; type?: string },
) => string[]

/** Compiles the check of a contract. Validators are made on first use and kept. */
export function createConformanceCheck(contract: Contract): ConformanceCheck {
  const ajv = createAjv()
  ajv.opts.useDefaults = false
  ajv.addSchema(contract, 'contract')
  const operations = new Map(
    contractOperations(contract).map(entry => [entry.operation.operationId, entry] as const),
  )
  const validators = new Map<string, ValidateFunction | 'empty' | 'bytes'>()

  return (operationId, { status, body, type = JSON_TYPE }) => {
    const entry = operations.get(operationId)
    if (!entry) return [`${operationId} is not in the contract`]
    const place = `${operationId} ${status}`
    const key = `${place} ${type}`
    let validator = validators.get(key)
    if (!validator) {
      const declared = responseOf(contract, entry, status)
      if (!declared) return [`${place}: the contract declares no such status`]
      if (!declared.types) validator = 'empty'
      else if (!declared.types.includes(type)) return [`${place}: the contract declares no ${type}`]
      // What bytes are in a file, no schema tells.
      else if (Buffer.isBuffer(body)) validator = 'bytes'
      else
        validator = ajv.compile({ $ref: `contract${declared.pointer}/content/${escapeSegment(type)}/schema` })
      validators.set(key, validator)
    }
    if (validator === 'bytes') return []
    if (validator === 'empty') return body === undefined ? [] : [`${place}: a body where none is declared`]
    if (validator(body)) return []
    return (validator.errors ?? []).map(error => `${place}: ${error.instancePath || '/'} ${error.message}`)
  }
}

/** Where the contract declares an answer, and its media types; undefined types for one without a body. */
function responseOf(
  contract: Contract,
  { path, method, operation }: { path: string; method: string; operation: ContractOperation },
  status: number,
): { pointer: string; types: string[] | undefined } | undefined {
  const declared = operation.responses[status]
  if (!declared) return undefined
  let pointer = `#/paths/${escapeSegment(path)}/${method}/responses/${status}`
  let response = declared
  if ('$ref' in response) {
    pointer = response.$ref
    const name = response.$ref.split('/').at(-1) ?? ''
    response = contract.components?.responses?.[name] as typeof response
  }
  return {
    pointer,
    types: 'content' in response && response.content ? Object.keys(response.content) : undefined,
  }
}

function escapeSegment(segment: string): string {
  return encodeURIComponent(segment.replaceAll('~', '~0').replaceAll('/', '~1'))
}
