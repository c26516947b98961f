import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Finding } from '../contract/document.ts'
import { NAMED, VALUES } from '../contract/keywords.ts'
import { escapeToken } from '../contract/pointer.ts'
import type { OpenApiDocument } from '../generate/bundle.ts'

/** The kinds of entries of the activity log. The contract of its list has the same. */
const ACTIVITY_KINDS = [
  'keys',
  'team',
  'sign-in',
  'profile',
  'account',
  'single-sign-on',
  'contacts',
  'billing',
  'subscriptions',
  'staff',
]

interface Extension {
  /** JSON Schema of the value. */
  shape: Record<string, unknown>
  /** Keyword that must be next to it to give it a meaning, or one of several. */
  sibling?: string | readonly string[]
}

const fact = { type: 'string', pattern: '^[a-z][a-z0-9_]*$', maxLength: 60 }
const operationId = { type: 'string', pattern: '^[a-z][A-Za-z0-9]*$', maxLength: 60 }

/** Every extension that the contracts may use. `openapi/reference.md` says what each is for. */
const extensions = {
  'x-spec': {
    shape: { type: 'string', pattern: '^[a-z-]+ §\\d+[^;]*(; [a-z-]+ §\\d+[^;]*)*$', maxLength: 300 },
  },
  'x-inferred': { shape: { const: true } },
  'x-secret': { shape: { const: true } },
  /** When a response leaves the property out. */
  'x-optional': { shape: { type: 'string', minLength: 10, maxLength: 200 } },
  /** Why an object accepts properties that it does not name. */
  'x-open': { shape: { type: 'string', minLength: 10, maxLength: 200 } },
  /** Why an operation ignores parameters of the query that it does not have. */
  'x-open-parameters': {
    sibling: 'operationId',
    shape: { type: 'string', minLength: 10, maxLength: 200 },
  },
  /** Why no page calls an operation, or shows a property, although people may. */
  'x-no-screen': {
    sibling: ['operationId', 'type', '$ref', 'oneOf'],
    shape: { type: 'string', minLength: 10, maxLength: 200 },
  },
  /** Why the server can't send what an example shows, or take it. The contract tests replay every other one. */
  'x-not-replayed': {
    sibling: ['value', 'example', 'operationId'],
    shape: { type: 'string', minLength: 20, maxLength: 200 },
  },
  'x-signed': { sibling: 'operationId', shape: { enum: [true, 'github'] } },
  'x-rate-limit': {
    sibling: 'operationId',
    shape: {
      type: 'object',
      additionalProperties: false,
      required: ['calls', 'seconds', 'by'],
      properties: {
        calls: { type: 'integer', minimum: 1 },
        seconds: { type: 'integer', minimum: 1 },
        by: {
          type: 'array',
          minItems: 1,
          uniqueItems: true,
          items: {
            enum: [
              'address',
              'shared-address',
              'address-failures',
              'username',
              'failures',
              'person',
              'client',
            ],
          },
        },
      },
    },
  },
  /** How many its owner may have of what it adds, and the error for one more. */
  'x-limit': {
    sibling: 'operationId',
    shape: {
      type: 'object',
      additionalProperties: false,
      required: ['max', 'error'],
      properties: {
        max: { type: 'integer', minimum: 1 },
        error: { type: 'string', pattern: '^[a-z]+(-[a-z]+)*$', maxLength: 60 },
      },
    },
  },
  /** Durations of `common/durations.yaml` that the text says; the bundle has their values. */
  'x-durations': {
    sibling: ['description', 'summary'],
    shape: {
      type: 'object',
      minProperties: 1,
      propertyNames: { pattern: '^[a-z][a-z_]*$' },
      additionalProperties: { type: 'string' },
    },
  },
  'x-before-password-change': { sibling: 'operationId', shape: { const: true } },
  'x-while-closing': { sibling: 'operationId', shape: { const: true } },
  /** Whether it may be read from a replica of the database, which can be some seconds behind. */
  'x-read-replica': { sibling: 'operationId', shape: { const: true } },
  /** Bytes that a body may have, where it is more than usual. */
  'x-body-limit': {
    sibling: 'operationId',
    shape: { type: 'integer', minimum: 65_537, maximum: 10_000_000 },
  },
  /** Seconds since the last login. */
  'x-recent-login': { sibling: 'operationId', shape: { type: 'integer', minimum: 1, maximum: 86_400 } },
  /** Seconds that the first response is kept for a repeated call. */
  'x-idempotent': { sibling: 'operationId', shape: { type: 'integer', minimum: 60, maximum: 604_800 } },
  /** What a repeated call does: `same` changes nothing more, `again` does it again, or the error that it is rejected with. */
  'x-repeat': {
    sibling: 'operationId',
    shape: { type: 'string', pattern: '^[a-z]+(-[a-z]+)*$', maxLength: 60 },
  },
  /** operationId that it shares its Idempotency-Keys with. */
  'x-alias-of': {
    sibling: 'x-idempotent',
    shape: { type: 'string', pattern: '^[a-z][A-Za-z0-9]*$', maxLength: 60 },
  },
  /** What staff acting as another person may do with it, where it differs from the rule. */
  'x-acting': { sibling: 'operationId', shape: { enum: ['read', 'raised', 'never'] } },
  /** Why API tokens can't call it, where that does not follow from the rest; the bundle has it wherever it is so. */
  'x-no-token': {
    sibling: 'operationId',
    shape: { type: 'string', pattern: '^[A-Z].*\\.$', minLength: 10, maxLength: 200 },
  },
  /** What it leaves in the activity log. */
  'x-activity': {
    sibling: 'operationId',
    shape: {
      oneOf: [
        {
          type: 'object',
          additionalProperties: false,
          required: ['none'],
          properties: { none: { type: 'string', minLength: 10, maxLength: 200 } },
        },
        {
          type: 'object',
          additionalProperties: false,
          required: ['kind', 'summary'],
          properties: {
            kind: { enum: ACTIVITY_KINDS },
            summary: { type: 'string', pattern: '^[A-Z].*[^.]$', maxLength: 120 },
            failed: { type: 'string', pattern: '^[A-Z].*[^.]$', maxLength: 120 },
            resource: { type: 'string', pattern: '^[a-z-]+$', maxLength: 40 },
            id: fact,
            account: fact,
            of: { enum: ['person', 'member'] },
            notice: { enum: ['security', 'renewal'] },
            by: { const: 'handler' },
            facts: { type: 'array', minItems: 1, items: fact },
            aspect: { type: 'string', pattern: '^[a-z-]+$', maxLength: 40 },
            inverse: {
              oneOf: [
                operationId,
                {
                  type: 'object',
                  additionalProperties: false,
                  required: ['operation'],
                  minProperties: 2,
                  properties: {
                    operation: operationId,
                    path: { type: 'object', additionalProperties: fact },
                    body: { type: 'object', additionalProperties: fact },
                  },
                },
              ],
            },
          },
        },
      ],
    },
  },
  'x-pattern-message': { sibling: 'pattern', shape: { type: 'string', minLength: 1, maxLength: 200 } },
  'x-deprecated-message': { sibling: 'deprecated', shape: { type: 'string', minLength: 1, maxLength: 200 } },
  'x-sunset': { sibling: 'deprecated', shape: { type: 'string', format: 'date' } },
  /** The parameter of the same operation that a deprecated one is read as. */
  'x-replaced-by': { sibling: 'deprecated', shape: fact },
} satisfies Record<string, Extension>
export type ExtensionName = keyof typeof extensions

export function checkExtensions(document: OpenApiDocument): Finding[] {
  const ajv = new Ajv2020()
  addFormats.default(ajv)
  const findings: Finding[] = []
  const visit = (node: unknown, pointer: string, named: boolean) => {
    if (typeof node !== 'object' || node === null) return
    for (const [key, child] of Object.entries(node)) {
      const at = `${pointer}/${escapeToken(key)}`
      if (!named && key.startsWith('x-'))
        findings.push(
          ...complaints(ajv, key, child, node).map(message => ({ rule: 'extension', pointer: at, message })),
        )
      else if (named || !VALUES.has(key)) visit(child, at, !named && NAMED.has(key) && !Array.isArray(child))
    }
  }
  visit(document, '#', false)
  return findings
}

function complaints(ajv: Ajv2020, name: string, value: unknown, owner: object): string[] {
  const extension = (extensions as Record<string, Extension>)[name]
  if (!extension) return [`unknown extension; there are ${Object.keys(extensions).join(', ')}`]
  const list: string[] = []
  if (!ajv.validate(extension.shape, value)) list.push(ajv.errorsText(ajv.errors, { dataVar: name }))
  const siblings = [extension.sibling ?? []].flat()
  if (siblings.length && !siblings.some(sibling => sibling in owner))
    list.push(`means nothing without ${siblings.join(' or ')}`)
  return list
}
