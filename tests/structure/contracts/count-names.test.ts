import { expect, test } from 'vitest'
import { documents } from '../../support/contract/contract.ts'

interface Property {
  type?: string | string[]
}

/** Counts that have the name of a list, as `<schema>.<property>`, with the reason. */
const HOMONYMS = new Map([
  ['UsStreetLookup.candidates', 'the parameter of the address API, as its callers know it'],
  ['CompatibleLookup.candidates', 'the parameter of another provider, as its callers know it'],
])
/** A list that has the name of a quantity. */
const QUANTITIES = new Set(['lookups'])

/** Every property of a component whose value is of this type, as `<schema>.<property>`. */
function propertiesOf(type: string): { place: string; name: string }[] {
  return [...documents.values()].flatMap(({ components }) =>
    Object.entries(components?.schemas ?? {}).flatMap(([schema, { properties }]) =>
      Object.entries((properties ?? {}) as Record<string, Property>)
        .filter(([, property]) => [property.type].flat().includes(type))
        .map(([name]) => ({ place: `${schema}.${name}`, name })),
    ),
  )
}

test('the name of a count ends in _count and is not the name of a list', () => {
  const lists = new Set(propertiesOf('array').map(({ name }) => name))
  const counts = propertiesOf('integer').filter(
    ({ place, name }) => lists.has(name) && !QUANTITIES.has(name) && !HOMONYMS.has(place),
  )
  expect(counts.map(({ place }) => place)).toEqual([])
})
