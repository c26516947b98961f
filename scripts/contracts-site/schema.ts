import { countOf, exactAmount } from '#domain/text/amounts.ts'
import { deref, type MediaType } from '../contract/document.ts'
import type { OpenApiDocument, Schema } from '../generate/bundle.ts'
import { type Content, type Html, html, inline } from './html.ts'

/** Deeper objects are named, not written out: their own operations show them. */
const DEEPEST = 4

/** A property of a body as a row: its path as a person writes it, what it may be, and what it means. */
interface Field {
  path: string
  depth: number
  type: string
  bounds: string[]
  isRequired: boolean
  description: string
}

/** The properties of a schema in their order, nested ones after their parent. */
export function fieldsOf(document: OpenApiDocument, schema: Schema): Field[] {
  const fields: Field[] = []
  const visit = (
    node: Schema,
    path: string,
    depth: number,
    stack: readonly string[],
    isRequired = false,
  ): void => {
    const { schema: own, name } = resolve(document, node)
    if (path) fields.push({ path, depth, isRequired, ...detailsOf(document, own, name) })
    if (depth >= DEEPEST || (name && stack.includes(name))) return
    const above = name ? [...stack, name] : stack
    for (const part of [...listOf(own.allOf), ...listOf(own.oneOf), ...listOf(own.anyOf)])
      visitProperties(part, path, depth, above)
    visitProperties(own, path, depth, above)
    if (own.items) visitItems(own.items, path, depth, above)
  }
  const visitProperties = (node: Schema, path: string, depth: number, stack: readonly string[]): void => {
    const { schema: own, name } = resolve(document, node)
    if (name && stack.includes(name)) return
    const required = Array.isArray(own.required) ? own.required : []
    for (const [key, child] of Object.entries(own.properties ?? {})) {
      const inner = path ? `${path}.${key}` : key
      if (!fields.some(field => field.path === inner))
        visit(child, inner, depth + 1, name ? [...stack, name] : stack, required.includes(key))
    }
  }
  const visitItems = (items: Schema, path: string, depth: number, stack: readonly string[]): void => {
    const { schema: own, name } = resolve(document, items)
    if (name && stack.includes(name)) return
    for (const part of [own, ...listOf(own.oneOf), ...listOf(own.anyOf), ...listOf(own.allOf)])
      visitProperties(part, `${path}[]`, depth, stack)
  }
  visit(schema, '', 0, [])
  return fields
}

const listOf = (value: unknown): Schema[] => (Array.isArray(value) ? value : [])

/** A schema without its reference, whose name stays known. */
function resolve(document: OpenApiDocument, node: Schema): { schema: Schema; name: string | undefined } {
  const { node: target } = deref<Schema>(document, { pointer: '#', node })
  const name = node.$ref?.slice(node.$ref.lastIndexOf('/') + 1)
  const { $ref: _, ...beside } = node
  return { schema: { ...target, ...beside }, name }
}

function detailsOf(document: OpenApiDocument, schema: Schema, name: string | undefined) {
  const item = schema.items && resolve(document, schema.items)
  return {
    type: typeOf(document, schema, name),
    bounds: [...boundsOf(schema), ...(item ? boundsOf(item.schema).map(bound => `each ${bound}`) : [])],
    description: typeof schema.description === 'string' ? schema.description : '',
  }
}

function typeOf(document: OpenApiDocument, schema: Schema, name: string | undefined): string {
  const union = [...listOf(schema.oneOf), ...listOf(schema.anyOf)]
  if (union.length) {
    const types = union.map(part => {
      const { schema: own, name: inner } = resolve(document, part)
      return typeOf(document, own, inner)
    })
    return [...new Set(types)].join(' or ')
  }
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  const types = [schema.type ?? 'object'].flat().map(type => {
    if (type !== 'array' || !schema.items) return type === 'object' && name ? name : type
    const { schema: own, name: inner } = resolve(document, schema.items)
    return `${typeOf(document, own, inner)}[]`
  })
  return types.join(' or ')
}

const BOUNDS: Readonly<Record<string, (value: unknown) => string>> = {
  format: value => `format ${value}`,
  minLength: value => `at least ${countOf(Number(value), 'character')}`,
  maxLength: value => `at most ${countOf(Number(value), 'character')}`,
  minItems: value => `at least ${countOf(Number(value), 'entry', 'entries')}`,
  maxItems: value => `at most ${countOf(Number(value), 'entry', 'entries')}`,
  minimum: value => `at least ${exactAmount(Number(value))}`,
  maximum: value => `at most ${exactAmount(Number(value))}`,
  exclusiveMinimum: value => `more than ${exactAmount(Number(value))}`,
  exclusiveMaximum: value => `less than ${exactAmount(Number(value))}`,
  pattern: value => `pattern ${value}`,
  enum: value => `one of ${listOf(value).join(', ')}`,
  default: value => `${JSON.stringify(value)} if left out`,
  'x-optional': value => `${value}`,
  'x-secret': () => 'secret',
}

export function boundsOf(schema: Schema): string[] {
  return Object.entries(BOUNDS).flatMap(([keyword, say]) =>
    schema[keyword] === undefined ? [] : say(schema[keyword]),
  )
}

/** One table of properties; empty for a body without any, such as a file. */
export function fieldTable(document: OpenApiDocument, schema: Schema, label: string): Html {
  const fields = fieldsOf(document, schema)
  const { schema: own, name } = resolve(document, schema)
  const { type, bounds } = detailsOf(document, own, name)
  if (!fields.length) return html`<p>${[type, ...bounds].join(', ')}.</p>`
  return table(
    label,
    ['Property', 'Type and bounds', 'Meaning'],
    fields.map(({ path, type, bounds, isRequired, description }) => [
      html`<code>${breakable(path)}</code>${isRequired ? '' : html` <span class="quiet">optional</span>`}`,
      html`${type}${bounds.length ? html`<br><span class="quiet">${bounds.join(', ')}</span>` : ''}`,
      inline(description.trim()),
    ]),
  )
}

/** A path that may break after a dot. */
const breakable = (path: string) => path.split('.').map((part, at) => html`${at > 0 && html`.<wbr>`}${part}`)

/** Columns whose cells need no head in front of them. */
const PLAIN = new Set(['Type and bounds', 'Meaning', 'Call', 'Case'])

/** A table whose rows are blocks in a narrow window, with the head of a column before each of its cells. */
export function table(label: string, head: readonly string[], rows: readonly (readonly Content[])[]): Html {
  return html`<table class="rows" aria-label="${label}">
<thead><tr>${head.map(cell => html`<th scope="col">${cell}</th>`)}</tr></thead>
<tbody>${rows.map(cells => html`<tr>${cells.map((cell, at) => html`<td data-label="${at > 0 && !PLAIN.has(head[at] ?? '') && head[at]}">${cell}</td>`)}</tr>\n`)}</tbody>
</table>`
}

/** The examples of one media type, each folded except the first. */
export function exampleList(label: string, examples: MediaType['examples'] = {}): Html {
  return html`${Object.entries(examples).map(
    ([name, { summary, value }], at) => html`<details${at ? '' : html` open`}>
<summary><code>${name}</code>${summary ? html` ${summary}` : ''}</summary>
<pre tabindex="0" role="region" aria-label="${label}, example ${name}"><code>${typeof value === 'string' ? value : JSON.stringify(value, null, 2)}</code></pre>
</details>`,
  )}`
}
