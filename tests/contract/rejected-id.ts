import type { ErrorObject } from 'ajv/dist/2020.js'
import { createAjv, toErrorItems } from '#kernel/contract/validation.ts'
import type { ContractOperation } from '../support/contract/contract.ts'
import { resolveSchema } from '../support/contract/contract.ts'

const ajv = createAjv({ coerce: true })
const WRONG = 'not-an-id'

/** A value that the path of an operation rejects for its form, and the error that says so. */
export function rejectedId({
  document,
  parameters,
}: ContractOperation): { params: Record<string, string>; field: string; error: string } | undefined {
  for (const { node } of parameters) {
    if (node.in !== 'path' || !node.schema) continue
    const validate = ajv.compile({
      type: 'object',
      properties: { [node.name]: resolveSchema(document, node.schema) },
    })
    if (validate({ [node.name]: WRONG })) continue
    const [item] = toErrorItems(validate.errors as ErrorObject[])
    if (item) return { params: { [node.name]: WRONG }, field: node.name, error: item.name }
  }
  return undefined
}
