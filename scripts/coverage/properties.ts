import { requirementsOf } from '../../src/domain/contract/operation.ts'
import { type Contracts, type OpenApiDocument, operationsOf } from '../generate/bundle.ts'
import { sourcesIn } from '../lib/sources.ts'
import { reachableSchemas } from '../lint-contracts/schemas.ts'

/** A property of a response that is named by no page, or that says why none names it. */
export interface UnseenProperty {
  service: string
  /** Name of the schema, or the pointer to it. */
  schema: string
  property: string
  isNamed: boolean
  /** `x-no-screen`. */
  reason: string | undefined
}

/** The words in the code of pages and of the rules that they share with the server. */
export function wordsOfPages(): Set<string> {
  const sources = sourcesIn(['src/portal', 'src/domain'], 'ts,tsx,mdx')
  return new Set(
    sources.filter(({ path }) => !path.includes('.test.')).flatMap(({ text }) => text.match(/\w+/g) ?? []),
  )
}

/** The properties of responses that no page names, and those that say so. Services for programs alone have no pages. */
export function unseenProperties(contracts: Contracts, words: ReadonlySet<string>): UnseenProperty[] {
  return [...contracts]
    .filter(([, document]) => isForPeople(document))
    .flatMap(([service, document]) =>
      reachableSchemas(document)
        .filter(({ use }) => use === 'response')
        .flatMap(({ pointer, node }) =>
          Object.entries(node.properties ?? {}).map(([property, schema]) => ({
            service,
            schema: pointer.replace('#/components/schemas/', ''),
            property,
            isNamed: words.has(property),
            reason: schema['x-no-screen'] as string | undefined,
          })),
        ),
    )
    .filter(({ isNamed, reason }) => !isNamed || reason !== undefined)
}

const isForPeople = (document: OpenApiDocument) =>
  operationsOf(document).some(({ operation }) => requirementsOf(operation.security).auth === 'bearer')

export function findPropertyGaps(properties: readonly UnseenProperty[]): string[] {
  return properties.flatMap(({ service, schema, property, isNamed, reason }) => {
    const name = `${service} ${schema}.${property}`
    if (reason === undefined) return [`${name} is shown by no page; x-no-screen can say why`]
    return isNamed ? [`${name} is named by a page: remove its x-no-screen`] : []
  })
}

/** The part of the coverage page about them. */
export function propertiesSection(properties: readonly UnseenProperty[]): string {
  const rows = Map.groupBy(properties, ({ schema, property }) => `\`${schema}.${property}\``)
  const lines = [...rows].map(
    ([name, list]) =>
      `| ${name} | ${list.map(({ service }) => service).join(', ')} | ${list[0]?.reason ?? ''} |`,
  )
  return [
    '## Properties that no page shows',
    'Of responses of operations that people call.',
    ['| property | services | why |', '| --- | --- | --- |', ...lines].join('\n'),
  ].join('\n\n')
}
