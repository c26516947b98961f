import { type Example, members } from '../../../scripts/contract/document.ts'
import { escapeToken } from '../../../scripts/contract/pointer.ts'
import type { OpenApiDocument } from '../../../scripts/generate/bundle.ts'
import { type ContractOperation, resolveSchema } from '../../support/contract/contract.ts'

/** Why the server can't send, or take, what an example shows. */
const REASON = 'x-not-replayed'

interface Shown {
  /** As messages name it: `200 some-keys`, `body label-only`, `parameter search`. */
  title: string
  /** What the contract says about why it is not replayed. */
  reason: string | undefined
  /** The objects of the contract that can say so. */
  holders: object[]
}

export interface ResponseExample extends Shown {
  status: number
  name: string
  /** Its value, in each media type that the response has. */
  values: unknown[]
}

/** A part of a request, by the place that a call has it in. */
export interface RequestPart {
  in: 'body' | 'params' | 'query' | 'headers'
  name: string
  value: unknown
}

export interface RequestExample extends Shown {
  parts: RequestPart[]
}

const PLACES = { path: 'params', query: 'query', header: 'headers', cookie: undefined } as const

/** The examples of each declared response; one name of a status is one example. */
export function responseExamples({ document, responses, object }: ContractOperation): ResponseExample[] {
  return responses.flatMap(({ key: status, pointer, node }) => {
    const all = members<{ examples?: Record<string, unknown> }>(document, `${pointer}/content`, node.content)
      // A file is of one shape, whatever it says.
      .flatMap(media => members<Example>(document, `${media.pointer}/examples`, media.node.examples))
    return [...Map.groupBy(all, ({ key }) => key)].map(([name, group]) => ({
      title: `${status} ${name}`,
      status: Number(status),
      name,
      values: group.map(({ node: example }) => example.value),
      ...reasonIn(object, ...group.map(({ node: example }) => example)),
    }))
  })
}

/**
 * The examples of a body, those of parameters that have one name, and the example of each parameter that has only
 * the one of its schema.
 */
export function requestExamples({ document, parameters, body, object }: ContractOperation): RequestExample[] {
  const bodies = Object.values(body?.node.content ?? {}).flatMap(({ examples }) =>
    members<Example>(document, '', examples).map(({ key, node }) => ({
      title: `body ${key}`,
      parts: [{ in: 'body' as const, name: '', value: node.value }],
      ...reasonIn(object, node),
    })),
  )
  const placed = parameters.flatMap(({ node }) => {
    const place = PLACES[node.in]
    return place ? [{ place, node }] : []
  })
  const named = placed.flatMap(({ place, node }) =>
    members<Example>(document, '', node.examples).map(example => ({
      place,
      parameter: node.name,
      ...example,
    })),
  )
  const groups = [...Map.groupBy(named, ({ key }) => key)].map(([name, group]) => ({
    title: `parameters ${name}`,
    parts: group.map(({ place, parameter, node }) => ({ in: place, name: parameter, value: node.value })),
    ...reasonIn(object, ...group.map(({ node }) => node)),
  }))
  const single = placed
    .filter(({ node }) => !node.examples)
    .map(({ place, node }) => {
      const schema = resolveSchema(document, node.schema ?? {})
      const holder = 'example' in node ? node : schema
      return {
        title: `parameter ${node.name}`,
        parts: [{ in: place, name: node.name, value: holder.example }],
        ...reasonIn(object, holder),
      }
    })
  return [...bodies, ...groups, ...single]
}

function reasonIn(...holders: object[]): Pick<Shown, 'reason' | 'holders'> {
  const [reason] = holders
    .map(holder => (holder as Record<string, unknown>)[REASON])
    .filter(value => typeof value === 'string')
  return { reason, holders }
}

/** JSON pointers of the reasons in a contract that belong to no example, so no test would check them. */
export function misplacedReasons(
  document: OpenApiDocument,
  operations: readonly ContractOperation[],
): string[] {
  const examples = operations.flatMap(each => [...responseExamples(each), ...requestExamples(each)])
  const holders = new Set(examples.flatMap(example => example.holders))
  const found: string[] = []
  const visit = (node: unknown, pointer: string) => {
    if (typeof node !== 'object' || node === null) return
    if (REASON in node && !holders.has(node)) found.push(pointer)
    for (const [key, child] of Object.entries(node)) visit(child, `${pointer}/${escapeToken(key)}`)
  }
  visit(document, '#')
  return found
}
