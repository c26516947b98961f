import type { ValidateFunction } from 'ajv/dist/2020.js'
import { type Contract, type ContractOperation, contractOperations } from './contract.ts'
import { createAjv } from './validation.ts'

/** Tells whether an answer is one that the contract declares; returns what is wrong with it. */
export type ConformanceCheck = (operationId: string, answer: { status: number; body: unknown }) => string[]

/** Compiles the check of a contract. Validators are made on first use and kept. */
export function createConformanceCheck(contract: Contract): ConformanceCheck {
  const ajv = createAjv()
  ajv.opts.useDefaults = false
  ajv.addSchema(contract, 'contract')
  const operations = new Map(
    contractOperations(contract).map(entry => [entry.operation.operationId, entry] as const),
  )
  const validators = new Map<string, ValidateFunction | 'empty' | 'binary'>()

  return (operationId, { status, body }) => {
    const entry = operations.get(operationId)
    if (!entry) return [`${operationId} is not in the contract`]
    const key = `${operationId} ${status}`
    let validator = validators.get(key)
    if (!validator) {
      const pointer = responsePointer(contract, entry, status)
      if (!pointer) return [`${key}: the contract declares no such status`]
      validator = pointer.content ? ajv.compile({ $ref: `contract${pointer.content}` }) : pointer.kind
      validators.set(key, validator)
    }
    if (validator === 'binary') return []
    if (validator === 'empty') return body === undefined ? [] : [`${key}: a body where none is declared`]
    if (validator(body)) return []
    return (validator.errors ?? []).map(error => `${key}: ${error.instancePath || '/'} ${error.message}`)
  }
}

function responsePointer(
  contract: Contract,
  { path, method, operation }: { path: string; method: string; operation: ContractOperation },
  status: number,
): { content?: string; kind: 'empty' | 'binary' } | undefined {
  const declared = operation.responses[status]
  if (!declared) return undefined
  let pointer = `#/paths/${escapeSegment(path)}/${method}/responses/${status}`
  let response = declared
  if ('$ref' in response) {
    pointer = response.$ref
    const name = response.$ref.split('/').at(-1) ?? ''
    response = contract.components?.responses?.[name] as typeof response
  }
  const content = 'content' in response ? response.content : undefined
  if (!content) return { kind: 'empty' }
  if (!content['application/json']) return { kind: 'binary' }
  return { content: `${pointer}/content/${escapeSegment('application/json')}/schema`, kind: 'empty' }
}

function escapeSegment(segment: string): string {
  return encodeURIComponent(segment.replaceAll('~', '~0').replaceAll('/', '~1'))
}
