import { type Contract, secretFields } from '../../src/backend/kernel/contract/contract.ts'
import { takesApiToken } from '../../src/domain/contract/operation.ts'
import { MOST_ROWS, PROPOSAL, TOOLS } from '../../src/mcp/choice.ts'
import { deref, type LocatedOperation } from '../contract/document.ts'
import type { Contracts, OpenApiDocument, Schema } from './bundle.ts'
import { jsonRead, type OperationOfContract, operationsIn } from './reads.ts'

/**
 * The operations that could be tools of an assistant: what reads JSON, and API tokens can call, and the lookups. What
 * returns a secret takes no tokens, and a file is no JSON.
 */
export function toolCandidates(contracts: Contracts): string[] {
  return operationsIn(contracts)
    .filter(
      ({ service, located }) =>
        jsonRead(located) && (takesApiToken(located.object.security) || service === 'gateway'),
    )
    .map(({ located }) => located.id)
}

/**
 * The tools of an assistant as one module: the handle of each, its texts, and what it takes. One that no contract has is
 * left out, since a service can be generated before the others exist; `tests/structure` names it.
 */
export function toolsOf(contracts: Contracts): string {
  const found = operationsIn(contracts)
  const chosen = [...TOOLS, PROPOSAL.operationId].flatMap(
    id => found.find(({ located }) => located.id === id) ?? [],
  )
  const imports = chosen
    .map(({ service, located: { id } }) => `import { ${id} } from './${service}/operations/${id}.ts'`)
    .toSorted()
  const services = [...new Set(chosen.map(({ service }) => service))].toSorted()
  const secrets = services.map(service => {
    const names = [...secretFields(contracts.get(service) as unknown as Contract)].toSorted()
    return `  ${service}: ${JSON.stringify(names)},`
  })
  return `// Generated from openapi by npm run generate. Do not edit.

import type { Operation } from '#domain/contract/operation.ts'
${imports.join('\n')}

/** A parameter of an operation, or a property of its body, with its JSON Schema. */
export interface ToolInput {
  name: string
  in: 'path' | 'query' | 'header' | 'body'
  required: boolean
  schema: Readonly<Record<string, unknown>>
}

/** An operation that is a tool of an assistant. */
export interface ContractTool {
  operation: Operation
  title: string
  description: string
  inputs: readonly ToolInput[]
}

/** Names of the properties that are secret somewhere in a contract, by service. */
export const secretNames: Readonly<Record<string, readonly string[]>> = {
${secrets.join('\n')}
}

export const contractTools: readonly ContractTool[] = [
${chosen.map(emitTool).join('\n')}
]
`
}

function emitTool({ document, located }: OperationOfContract): string {
  const { id, object } = located
  const lines = [
    `operation: ${id},`,
    `title: ${JSON.stringify(object.summary)},`,
    `description: ${JSON.stringify(descriptionOf(object))},`,
    'inputs: [',
    ...inputsOf(document, located).map(input => `  ${JSON.stringify(input)},`),
    '],',
  ]
  return `  {\n${lines.map(line => `    ${line}`).join('\n')}\n  },`
}

/** The summary and the first paragraph: the others are for who writes a program. */
function descriptionOf({ summary, description }: { summary: string; description: string }): string {
  const [first = ''] = description.trim().split('\n\n')
  return `${summary}. ${oneLine(first)}`
}

function inputsOf(document: OpenApiDocument, { id, parameters, body }: LocatedOperation) {
  const given = parameters
    .filter(({ node }) => !node['x-replaced-by'] && node.in !== 'cookie' && !isCredential(document, node))
    .map(({ node, pointer }) => {
      const schema = inlined(document, pointer, node.schema)
      return {
        name: node.name,
        in: node.in,
        required: node.required === true,
        schema: {
          ...schema,
          ...(node.name === 'page_size' && { maximum: MOST_ROWS }),
          ...(node.description && { description: oneLine(node.description) }),
        },
      }
    })
  const content = body?.node.content['application/json']?.schema
  if (!body || !content) return given
  const { node } = deref<Schema>(document, { pointer: body.pointer, node: content })
  const required = (node.required ?? []) as string[]
  const sent = Object.entries(node.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'body' as const,
    required: required.includes(name),
    schema: inlined(document, `${id}/${name}`, schema),
  }))
  return [...given, ...sent]
}

/** What the caller proves itself with, which is none of the assistant's business. */
function isCredential(document: OpenApiDocument, { name }: { name: string }): boolean {
  const schemes = Object.values(document.components?.securitySchemes ?? {}) as { name?: string }[]
  return schemes.some(scheme => scheme.name === name)
}

const LEFT_OUT_KEYWORDS = new Set(['$ref', 'example', 'examples', 'pattern'])
const oneLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ')

/**
 * A schema without references, extensions, and examples, and without patterns, which the server checks with a message for
 * people. None of those that tools take contains itself.
 */
function inlined(document: OpenApiDocument, pointer: string, schema: unknown): Record<string, unknown> {
  const here = (schema ?? {}) as Record<string, unknown>
  const { node } = deref<Record<string, unknown>>(document, { pointer, node: schema })
  const described = {
    ...node,
    ...(typeof here.description === 'string' && { description: here.description }),
  }
  return Object.fromEntries(
    Object.entries(described)
      .filter(([key]) => !key.startsWith('x-') && !LEFT_OUT_KEYWORDS.has(key))
      .map(([key, value]) => [key, inlinedValue(document, `${pointer}/${key}`, key, value)]),
  )
}

function inlinedValue(document: OpenApiDocument, pointer: string, key: string, value: unknown): unknown {
  if (key === 'description' && typeof value === 'string') return oneLine(value)
  if (key === 'items') return inlined(document, pointer, value)
  if (key === 'oneOf' || key === 'anyOf' || key === 'allOf')
    return (value as unknown[]).map(each => inlined(document, pointer, each))
  if (key !== 'properties') return value
  const properties = Object.entries(value as object)
  return Object.fromEntries(
    properties.map(([name, each]) => [name, inlined(document, `${pointer}/${name}`, each)]),
  )
}
