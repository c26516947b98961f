import { describe, expect, test } from 'vitest'
import type { OpenApiDocument } from '../generate/bundle.ts'
import type { RawChange } from './redocly.ts'
import { type Column, tightenedBy, withRowChecks } from './stored-rows.ts'

const POINTER = '#/paths/~1things/post/requestBody/content/application~1json/schema'
const schema = { type: 'object', properties: { label: { type: 'string' }, size: {}, tags: {}, kind: {} } }
const document = {
  paths: { '/things': { post: { requestBody: { content: { 'application/json': { schema } } } } } },
} as unknown as OpenApiDocument

function changeOf(property: string | undefined, keyword: string, before: unknown, after: unknown): RawChange {
  const pointer = property ? `${POINTER}/properties/${property}` : POINTER
  return {
    path: pointer,
    typeName: 'Schema',
    kind: 'modified',
    impact: 'major',
    property: keyword,
    base: { pointer, value: before },
    revision: { pointer, value: after },
    verdicts: [],
  }
}

const columns: Column[] = [
  { schema: 'shop', table: 'things', name: 'label', kind: 'text' },
  { schema: 'shop', table: 'things', name: 'size', kind: 'number' },
  { schema: 'shop', table: 'things', name: 'tags', kind: 'json' },
  { schema: 'shop', table: 'things', name: 'kind', kind: 'text' },
  { schema: 'other', table: 'things', name: 'label', kind: 'text' },
]

/** The conditions of the queries for one change; `?` where SQL can't tell. */
function conditions(property: string | undefined, keyword: string, before: unknown, after: unknown) {
  const tightened = tightenedBy(changeOf(property, keyword, before, after), {
    base: document,
    revision: document,
  })
  // The same change in requests and in responses.
  const [report] = withRowChecks([{ service: 'shop', findings: [{ tightened }, { tightened }] }], columns)
  return (report?.rowChecks ?? []).map(({ sql }) => sql?.split(' where ')[1] ?? '?')
}

describe('what allows less has a query', () => {
  test.each([
    ['label', 'maxLength', 64, 40, 'char_length(label) > 40'],
    ['label', 'maxLength', undefined, 40, 'char_length(label) > 40'],
    ['label', 'minLength', 1, 2, 'char_length(label) < 2'],
    ['label', 'pattern', undefined, "^it's\\d$", "label !~ '^it''s\\d$'"],
    ['label', 'pattern', undefined, '^\\p{L}$', '?'],
    ['label', 'format', undefined, 'email', '?'],
    ['label', 'type', ['string', 'null'], 'string', 'label is null'],
    ['size', 'maximum', 10, 9, 'size > 9'],
    ['size', 'exclusiveMinimum', 0, 1, 'size <= 1'],
    ['size', 'maxLength', 64, 40, '?'],
    ['tags', 'maxItems', 10, 5, 'jsonb_array_length(tags) > 5'],
    ['kind', 'enum', ['a', 'b', null], ['a', null], "kind not in ('a')"],
    [undefined, 'required', ['label'], ['label', 'size'], 'size is null'],
  ])('%s: %s from %j to %j', (property, keyword, before, after, condition) => {
    expect(conditions(property, keyword, before, after)).toEqual([condition])
  })
})

describe('what allows the same or more has none', () => {
  test.each([
    ['label', 'maxLength', 40, 64],
    ['label', 'maxLength', 40, undefined],
    ['label', 'minLength', 2, 1],
    ['label', 'description', 'old', 'new'],
    ['label', 'type', 'string', ['string', 'null']],
    ['kind', 'enum', ['a'], ['a', 'b']],
    ['kind', 'enum', ['a'], undefined],
    [undefined, 'required', ['label', 'size'], ['label']],
    // A property that is new has a line of its own, and no rows yet.
    [undefined, 'required', ['label'], ['label', 'new']],
  ])('%s: %s from %j to %j', (property, keyword, before, after) => {
    expect(conditions(property, keyword, before, after)).toEqual([])
  })
})

test('a property without a column is named, to look for by hand', () => {
  const tightened = {
    property: 'made_up',
    keyword: 'maxLength',
    value: 4,
    what: 'is now at most 4 characters',
  }
  const [report] = withRowChecks([{ service: 'shop', findings: [{ tightened: [tightened] }] }], columns)
  expect(report?.rowChecks).toEqual([
    { property: 'made_up', what: 'is now at most 4 characters', column: undefined, sql: undefined },
  ])
})
