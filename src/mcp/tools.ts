import type { Operation } from '#domain/contract/operation.ts'
import { type ContractTool, contractTools, type ToolInput } from '#generated/mcp.ts'
import type { ApiRequest } from './api.ts'
import { PROPOSAL } from './choice.ts'
import { accountsFor, type TokenAccess } from './token-access.ts'

/** The argument that names the account, where the token works in several. No operation has a parameter of this name. */
const ACCOUNT = 'account_id'
const ACCOUNT_DESCRIPTION = 'In which account. getCurrentToken has their names.'

/** A tool as a client sees it. */
interface ListedTool {
  name: string
  title: string
  description: string
  inputSchema: { type: 'object'; properties: Record<string, object>; required: string[] }
  annotations: {
    readOnlyHint: boolean
    destructiveHint: boolean
    idempotentHint: boolean
    openWorldHint: boolean
  }
}

/** Arguments that are no call of the tool. The message says what to send. */
export class InvalidArguments extends Error {}

const isProposal = (operation: Operation) => operation.id === PROPOSAL.operationId
const isLookup = (operation: Operation) => operation.auth === 'key'
const nameOf = (operation: Operation) => (isProposal(operation) ? PROPOSAL.tool : operation.id)
const byName = new Map(contractTools.map(tool => [nameOf(tool.operation), tool]))

const PROPOSAL_DESCRIPTION = `Plans a change of the account's settings, for a person to review. It changes nothing: only a person can apply the plan, on the page that the response links to. Read the file with getConfiguration, change only what was asked for, and send the whole text. A section that is in the file is complete, so what it leaves out is deleted; a section that isn't in the file doesn't change.`
const LOOKUP_NOTE = 'It counts as a lookup of the account, as the same call of a program does.'

/** The tool of a name; undefined if there is none. */
export const findTool = (name: string): ContractTool | undefined => byName.get(name)

/** The tools that a token's roles allow in at least one of its accounts. Lookups need a key in addition. */
export function listTools(
  access: TokenAccess,
  {
    hasKey,
    isServed = () => true,
  }: { hasKey: boolean; isServed?: ((operation: Operation) => boolean) | undefined },
): ListedTool[] {
  return contractTools
    .filter(({ operation }) => isServed(operation))
    .filter(({ operation }) => (isLookup(operation) ? hasKey : accountsFor(operation, access).length > 0))
    .map(tool => listedTool(tool, access))
}

function listedTool(
  { operation, title, description, inputs }: ContractTool,
  access: TokenAccess,
): ListedTool {
  const accounts = needsAccount(operation) && access.accounts.length > 1 ? accountsFor(operation, access) : []
  const properties: Record<string, object> = Object.fromEntries(
    inputs.map(({ name, schema }) => [name, schema]),
  )
  if (accounts.length) {
    // Without their names: people typed them, and what describes a tool is followed.
    const ids = accounts.map(({ accountId }) => accountId)
    properties[ACCOUNT] = { type: 'integer', enum: ids, description: ACCOUNT_DESCRIPTION }
  }
  const isReading = !isProposal(operation) && !isLookup(operation)
  const required = inputs.filter(input => input.required).map(({ name }) => name)
  return {
    name: nameOf(operation),
    title: isProposal(operation) ? 'Propose a change of the configuration' : title,
    description: isProposal(operation)
      ? PROPOSAL_DESCRIPTION
      : isLookup(operation)
        ? `${description} ${LOOKUP_NOTE}`
        : description,
    inputSchema: {
      type: 'object',
      properties,
      required: accounts.length ? [...required, ACCOUNT] : required,
    },
    annotations: {
      // A lookup changes nothing either, but counts, so a client should ask before it.
      readOnlyHint: isReading,
      destructiveHint: false,
      idempotentHint: isReading,
      openWorldHint: false,
    },
  }
}

/** A lookup has the account of its key, and what is about the token itself has none. */
const needsAccount = (operation: Operation) => !isLookup(operation) && operation.roles.length > 0

/** The call that a tool makes. Throws `InvalidArguments` where the API could not even be asked. */
export function requestOf(
  { operation, inputs }: ContractTool,
  given: Readonly<Record<string, unknown>>,
): ApiRequest {
  const { [ACCOUNT]: account, ...values } = given
  for (const name of Object.keys(values))
    if (!inputs.some(input => input.name === name))
      throw new InvalidArguments(`There is no argument ${name}. ${namesOf(inputs)}`)
  for (const { name, required } of inputs)
    if (required && values[name] === undefined) throw new InvalidArguments(`The argument ${name} is missing.`)
  const of = (place: ToolInput['in']) =>
    inputs.filter(input => input.in === place && values[input.name] !== undefined)
  const query = new URLSearchParams()
  for (const { name } of of('query'))
    for (const value of [values[name]].flat()) query.append(name, textOf(name, value))
  const body = of('body')
  const search = query.size ? `?${query}` : ''
  return {
    method: operation.method,
    url: `/api/${operation.service}${pathOf(operation.path, values)}${search}`,
    headers: {
      ...Object.fromEntries(of('header').map(({ name }) => [name, textOf(name, values[name])])),
      ...(account !== undefined && { 'x-account': textOf(ACCOUNT, account) }),
    },
    ...(body.length && { body: Object.fromEntries(body.map(({ name }) => [name, values[name]])) }),
    isLookup: isLookup(operation),
  }
}

/** The path with its parameters. One that is only dots would lead to another operation. */
function pathOf(template: string, values: Readonly<Record<string, unknown>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const text = textOf(name, values[name])
    if (/^\.{0,2}$/.test(text)) throw new InvalidArguments(`The argument ${name} is invalid.`)
    return encodeURIComponent(text)
  })
}

function textOf(name: string, value: unknown): string {
  const isText = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  // A header or an address has no control characters.
  if (isText && !/\p{Cc}/u.test(String(value))) return String(value)
  throw new InvalidArguments(`The argument ${name} is invalid.`)
}

function namesOf(inputs: readonly ToolInput[]): string {
  return inputs.length
    ? `There are: ${inputs.map(({ name }) => name).join(', ')}.`
    : 'This tool takes no arguments.'
}

/** How to get less, or the rest, of a response that was cut or has further pages. */
export function narrowingOf({ inputs }: ContractTool): string {
  const names = inputs
    .filter(input => input.in === 'query' && !/^(page|page_size|cursor|sort|direction)$/.test(input.name))
    .map(({ name }) => name)
  return names.length ? ` Narrow it with: ${names.join(', ')}.` : ''
}
