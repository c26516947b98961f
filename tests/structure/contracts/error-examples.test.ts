import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { errorCatalog } from '#domain/errors/catalog.ts'
import { commonErrors } from '#domain/errors/common.ts'
import type { CatalogEntry, ErrorItem } from '#domain/errors/entry.ts'
import { type FieldRule, fieldMessage } from '#domain/errors/fields/field-errors.ts'
import { fieldsErrors } from '#domain/errors/fields/fields.ts'
import { gatewayErrors, gatewayMessage } from '#domain/errors/gateway.ts'
import { requestErrors } from '#domain/errors/transport.ts'
import { centsOf } from '#domain/text/money.ts'
import { sourcesIn } from '../../../scripts/lib/sources.ts'
import { documents, listedErrors, operations, responseExamples } from '../../support/contract/contract.ts'

/** Every entry of every error example of every contract, identified by operation, status and name. */
const listed = operations.flatMap(operation =>
  operation.statuses
    .filter(status => status >= 400)
    .flatMap(status =>
      responseExamples(operation, status).flatMap(({ name, value }) =>
        // SCIM has a form of its own, which its cases compare.
        (listedErrors(value) ?? []).map(item => ({
          title: `${operation.id} ${status} ${name}: ${item.name}`,
          service: operation.handle.service,
          status,
          item,
        })),
      ),
    ),
)
/** The same of what a call about several things says of those that it rejects. */
const rejected = operations.flatMap(operation =>
  operation.statuses
    .filter(status => status < 400)
    .flatMap(status =>
      responseExamples(operation, status).flatMap(({ name, value }) =>
        rejectionsIn(value).map(item => ({
          title: `${operation.id} ${status} ${name}: ${item.name}`,
          service: operation.handle.service,
          status: item.status,
          item,
        })),
      ),
    ),
)
const entries = [...listed, ...rejected]

function rejectionsIn(value: unknown): ErrorItem[] {
  const { results } = Object(value) as { results?: unknown }
  if (!Array.isArray(results)) return []
  return results.flatMap(({ rejected_with: item }: { rejected_with?: ErrorItem | null }) => item ?? [])
}

/** Entries of the catalog and of the gateway, which may have several numbers. */
const known = new Map<string, { ids: readonly (number | null)[]; status: number; message: string }>([
  ...Object.entries<CatalogEntry>(errorCatalog).map(
    ([name, { id, ...entry }]) => [name, { ...entry, ids: [id] }] as const,
  ),
  ...Object.entries<{ codes: readonly number[]; status: number; message: string; form?: string }>(
    gatewayErrors,
  ).map(
    ([name, { codes, status, message, form }]) =>
      [name, { status, message: form ?? message, ids: codes.length ? codes : [null] }] as const,
  ),
])

/** Services that are called with keys, and have the numbers of the gateway. */
const isKeyed = (service: string) => service === 'gateway' || service === 'compatibility'

/** What an example's message says in figures, by the names of the placeholders in the catalog; amounts in cents. */
function figuresOf({ name, message }: ErrorItem): Record<string, number> {
  const entry: CatalogEntry | undefined = errorCatalog[name as keyof typeof errorCatalog]
  if (!entry) return {}
  const escaped = entry.message.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>.+?)')
  const found = Object.entries(new RegExp(`^${escaped}$`).exec(message)?.groups ?? {})
  return Object.fromEntries(
    found.flatMap(([key, text]) => {
      const figure = centsOf(text)
      if (figure === undefined) return []
      return [[key, text.startsWith('$') ? figure : figure / 100]]
    }),
  )
}

/** A catalog message with any value at its placeholders. */
function patternOf(message: string): RegExp {
  const escaped = message.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replace(/\{\w+\}/g, '.+')}$`)
}

test('the contracts have examples of errors', () => {
  expect(entries.length).toBeGreaterThan(50)
})

describe('an example of a catalog error matches the catalog', () => {
  const cataloged = entries.flatMap(({ title, service, status, item }) =>
    [known.get(item.name) ?? []].flat().map(({ message, ...entry }) => ({
      title,
      status,
      item,
      // A number can say more there than its name.
      entry: { ...entry, message: isKeyed(service) ? gatewayMessage(item.id, message) : message },
    })),
  )

  test.each(cataloged)('$title', ({ status, item, entry }) => {
    expect(entry.ids).toContain(item.id)
    expect([item.status, entry.status]).toEqual([status, status])
    expect(item.message).toMatch(patternOf(entry.message))
    expect(item.message).not.toMatch(/[{}]/)
    expect(figuresOf(item)).toEqual(item.details ?? {})
  })
})

describe('an example of a field error uses the field messages', () => {
  const ofFields = entries.filter(({ item }) => !known.has(item.name))
  const ownWords = new Set<string>()
  const collect = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('x-pattern-message' in node) ownWords.add(String(node['x-pattern-message']))
    for (const child of Object.values(node)) collect(child)
  }
  for (const document of documents.values()) collect(document)

  test.each(ofFields)('$title', ({ status, item }) => {
    const isUnknown = `${item.name} is not in src/domain/errors/, so it has to be a message about a field`
    expect({ id: item.id, status, itemStatus: item.status }, isUnknown).toEqual({
      id: null,
      status: 400,
      itemStatus: 400,
    })
    expect(item.fields).toHaveLength(1)
    const limit = Number(/[\d,]+/.exec(item.message)?.[0]?.replaceAll(',', ''))
    const [suggestion] = item.message.match(/(?<=Did you mean “)[^”]+/) ?? []
    const rule = { name: item.name, limit, parameter: item.fields[0], suggestion } as FieldRule
    const words = [fieldMessage(rule), ...(item.name === 'invalid-format' ? ownWords : [])]
    expect(words, isUnknown).toContain(item.message)
  })
})

test('every catalog entry is thrown somewhere, is a rule, or is in an example of a contract', () => {
  const shown = new Set(entries.map(({ item }) => item.name))
  const code = sourcesIn(['src/backend', 'src/portal', 'src/domain'])
    // Help pages and tests do not count as uses.
    .filter(({ path }) => !/^src\/(portal\/content|domain\/errors)\b|\.test\./.test(path))
    .map(({ text }) => text)
  const unused = Object.keys(errorCatalog).filter(
    name => !shown.has(name) && !code.some(text => text.includes(`'${name}'`)),
  )
  expect(unused).toEqual([])
})

test('the catalog of a service has the errors that its contract shows, and those of one service are there', async () => {
  const services = new Map<string, Set<string>>()
  for (const { service, item } of entries)
    services.set(item.name, (services.get(item.name) ?? new Set()).add(service))
  const misplaced: string[] = []
  for (const service of documents.keys()) {
    const path = `src/domain/errors/${service}.ts`
    const own: Record<string, unknown> = existsSync(path)
      ? (Object.values(await import(`../../../src/domain/errors/${service}.ts`))[0] as Record<
          string,
          unknown
        >)
      : {}
    if (own !== gatewayErrors)
      for (const name of Object.keys(own))
        if (!services.get(name)?.has(service)) misplaced.push(`${name}: not in the contract of ${service}`)
    for (const [name, users] of services)
      if (users.size === 1 && users.has(service) && isOfOneService(name) && !(name in own))
        misplaced.push(`${name}: belongs in ${path}`)
  }
  expect(misplaced).toEqual([])
})

/** Errors of any operation and reasons of fields have files of their own, however few contracts show them. */
const isOfOneService = (name: string) =>
  name in errorCatalog && !(name in commonErrors) && !(name in requestErrors) && !(name in fieldsErrors)

test('every catalog status is an error status, and a number belongs to one name', () => {
  const all = Object.values(errorCatalog)
  for (const { status } of all) expect(status).toBeGreaterThanOrEqual(400)
  const numbers = all.flatMap(({ id }) => id ?? [])
  expect(new Set(numbers).size).toBe(numbers.length)
})
