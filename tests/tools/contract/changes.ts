import type { OpenApiDocument } from '../../../scripts/generate/bundle.ts'
import {
  addUnion,
  bodySchema,
  moveOperation,
  operation,
  parameter,
  properties,
  property,
  required,
  responseOf,
  responseSchema,
  schema,
  schemas,
  set,
} from './parts.ts'

export interface ContractChange {
  name: string
  service: string
  /** Puts in place what the change is about, where no contract of ours has it. */
  prepare?(contract: OpenApiDocument): void
  change(contract: OpenApiDocument): void
}

const [SECURITY, IDENTITY, AUTHORIZATION] = ['security', 'identity', 'authorization'] as const
const note = { type: 'string', maxLength: 20 }

/** Each of them breaks a caller that did everything right. */
export const breaking: ContractChange[] = [
  {
    name: 'operation removed',
    service: SECURITY,
    change: c => void delete c.paths['/secret-keys/{id}']?.delete,
  },
  { name: 'path removed', service: SECURITY, change: c => void delete c.paths['/secret-keys/{id}/token'] },
  {
    name: 'path renamed',
    service: SECURITY,
    change: c => moveOperation(c, '/secret-keys/{id}/token', '/secret-keys/{id}/reveal'),
  },
  {
    name: 'operationId renamed',
    service: SECURITY,
    change: c => set(operation(c, 'listSecretKeys'), { operationId: 'findSecretKeys' }),
  },
  {
    name: 'required query parameter added',
    service: SECURITY,
    change: c =>
      operation(c, 'listSecretKeys').parameters?.push({
        name: 'region',
        in: 'query',
        required: true,
        schema: note,
      }),
  },
  {
    name: 'query parameter became required',
    service: SECURITY,
    change: c => set(parameter(c, 'listSecretKeys', 'search'), { required: true }),
  },
  {
    name: 'query parameter removed',
    service: SECURITY,
    change: c => void operation(c, 'listSecretKeys').parameters?.shift(),
  },
  {
    name: 'Idempotency-Key required',
    service: SECURITY,
    change: c => {
      const header = { name: 'Idempotency-Key', in: 'header', required: true, schema: note }
      operation(c, 'createSecretKey').parameters = [header]
    },
  },
  {
    name: 'maxLength of a request lowered',
    service: IDENTITY,
    change: c => set(property(bodySchema(c, 'logIn'), 'password'), { maxLength: 64 }),
  },
  {
    name: 'minimum of a request raised',
    service: SECURITY,
    change: c => set(parameter(c, 'listSecretKeys', 'page').schema, { minimum: 2 }),
  },
  {
    name: 'maxItems of a request lowered',
    service: SECURITY,
    prepare: c =>
      set(properties(bodySchema(c, 'createSecretKey')), {
        notes: { type: 'array', maxItems: 9, items: note },
      }),
    change: c => set(property(bodySchema(c, 'createSecretKey'), 'notes'), { maxItems: 5 }),
  },
  {
    name: 'pattern of a request changed',
    service: SECURITY,
    change: c => set(parameter(c, 'listSecretKeys', 'search').schema, { pattern: '^[a-z]+$' }),
  },
  {
    name: 'format of a request added',
    service: SECURITY,
    change: c => set(parameter(c, 'listSecretKeys', 'search').schema, { format: 'email' }),
  },
  {
    name: 'enum value of a request removed',
    service: SECURITY,
    change: c => set(parameter(c, 'listSecretKeys', 'sort').schema, { enum: ['created'] }),
  },
  {
    name: 'default of a request changed',
    service: SECURITY,
    change: c => set(parameter(c, 'listSecretKeys', 'direction').schema, { default: 'asc' }),
  },
  {
    name: 'null of a request removed',
    service: SECURITY,
    prepare: c =>
      set(properties(bodySchema(c, 'createSecretKey')), {
        note: { ...note, type: ['string', 'null'] },
      }),
    change: c => set(properties(bodySchema(c, 'createSecretKey')), { note }),
  },
  {
    name: 'property of a request became required',
    service: SECURITY,
    change: c => void required(bodySchema(c, 'createSecretKey')).push('description'),
  },
  {
    name: 'property of a shared schema became required',
    service: SECURITY,
    prepare: c => {
      schemas(c).Usage = {
        type: 'object',
        additionalProperties: false,
        required: ['a'],
        properties: { a: note, b: note },
      }
      for (const id of ['createSecretKey', 'updateSecretKey'])
        properties(bodySchema(c, id)).usage = { $ref: '#/components/schemas/Usage' }
    },
    change: c => void required(schema(c, 'Usage')).push('b'),
  },
  {
    name: 'optional property of a request removed',
    service: SECURITY,
    change: c => void delete properties(bodySchema(c, 'createSecretKey')).description,
  },
  {
    name: 'request object closed',
    service: SECURITY,
    prepare: c => void delete bodySchema(c, 'createSecretKey').additionalProperties,
    change: c => set(bodySchema(c, 'createSecretKey'), { additionalProperties: false }),
  },
  {
    name: 'body became required',
    service: SECURITY,
    prepare: c =>
      void delete (operation(c, 'createSecretKey').requestBody as { required?: boolean }).required,
    change: c => set(operation(c, 'createSecretKey').requestBody ?? {}, { required: true }),
  },
  {
    name: 'union member of a request removed',
    service: SECURITY,
    prepare: c => addUnion(c, bodySchema(c, 'createSecretKey'), ['Card', 'Bank', 'Cash']),
    change: c => addUnion(c, bodySchema(c, 'createSecretKey'), ['Card', 'Bank']),
  },
  {
    name: 'discriminator property renamed',
    service: SECURITY,
    prepare: c => addUnion(c, bodySchema(c, 'createSecretKey'), ['Card', 'Bank']),
    change: c => addUnion(c, bodySchema(c, 'createSecretKey'), ['Card', 'Bank'], 'sort'),
  },
  {
    name: 'discriminator mapping changed',
    service: SECURITY,
    prepare: c => addUnion(c, bodySchema(c, 'createSecretKey'), ['Card', 'Bank']),
    change: c => {
      const { discriminator } = property(bodySchema(c, 'createSecretKey'), 'choice')
      const { mapping } = discriminator as { mapping: Record<string, string> }
      mapping.Giro = mapping.Bank ?? ''
      delete mapping.Bank
    },
  },
  {
    name: 'union member of an answer added',
    service: SECURITY,
    prepare: c => addUnion(c, schema(c, 'SecretKey'), ['Card', 'Bank']),
    change: c => addUnion(c, schema(c, 'SecretKey'), ['Card', 'Bank', 'Cash']),
  },
  {
    name: 'property of an answer removed',
    service: SECURITY,
    change: c => {
      delete properties(schema(c, 'SecretKey')).paused
      schema(c, 'SecretKey').required = required(schema(c, 'SecretKey')).filter(name => name !== 'paused')
    },
  },
  {
    name: 'property of an answer may be missing',
    service: SECURITY,
    change: c => void required(schema(c, 'SecretKey')).pop(),
  },
  {
    name: 'null of an answer added',
    service: SECURITY,
    change: c => set(schema(c, 'Paused'), { type: ['boolean', 'null'] }),
  },
  {
    name: 'type of an answer widened',
    service: SECURITY,
    change: c => set(property(responseSchema(c, 'listSecretKeys', '200'), 'total'), { type: 'number' }),
  },
  {
    name: 'type of the entries of an answer changed',
    service: SECURITY,
    change: c => set(property(responseSchema(c, 'listSecretKeys', '200'), 'secret_keys'), { items: note }),
  },
  {
    name: 'const of an answer changed',
    service: AUTHORIZATION,
    change: c => set(property(responseSchema(c, 'createToken', '200'), 'token_type'), { const: 'DPoP' }),
  },
  {
    name: 'writeOnly added to an answer',
    service: SECURITY,
    change: c =>
      set(properties(schema(c, 'SecretKey')), {
        paused: { type: 'boolean', writeOnly: true },
      }),
  },
  {
    name: 'success status changed',
    service: SECURITY,
    change: c => {
      const { responses } = operation(c, 'createSecretKey')
      responses['200'] = responses['201']
      delete responses['201']
    },
  },
  {
    name: 'error status removed',
    service: SECURITY,
    change: c => void delete operation(c, 'updateSecretKey').responses['409'],
  },
  {
    name: 'error removed from the examples',
    service: SECURITY,
    change: c => {
      const media = responseOf(c, 'recoverSecretKey', '409').content['application/json']
      delete media?.examples?.['recovery-deadline-passed']
    },
  },
  {
    name: 'media type of an answer removed',
    service: SECURITY,
    prepare: c => set(responseOf(c, 'listSecretKeys', '200').content, { 'text/csv': { schema: note } }),
    change: c => void delete responseOf(c, 'listSecretKeys', '200').content['text/csv'],
  },
  {
    name: 'header of an answer removed',
    service: SECURITY,
    change: c => void delete responseOf(c, 'listSecretKeys', '429').headers,
  },
  {
    name: 'one more role required',
    service: SECURITY,
    change: c => void operation(c, 'listSecretKeys').security?.[0]?.bearer?.push('account-owner'),
  },
  {
    name: 'alternative role removed',
    service: SECURITY,
    prepare: c => void operation(c, 'listSecretKeys').security?.push({ bearer: ['account-owner'] }),
    change: c => void operation(c, 'listSecretKeys').security?.pop(),
  },
  {
    name: 'public operation secured',
    service: AUTHORIZATION,
    change: c => set(operation(c, 'getJwks'), { security: [{ bearer: ['self'] }] }),
  },
  {
    name: 'recent login asked for',
    service: SECURITY,
    change: c => set(operation(c, 'deleteSecretKey'), { 'x-recent-login': 900 }),
  },
  {
    name: 'rate limit lowered',
    service: IDENTITY,
    change: c => set(operation(c, 'logIn')['x-rate-limit'] ?? {}, { calls: 5 }),
  },
  {
    name: 'secret no longer marked',
    service: SECURITY,
    change: c => void delete schema(c, 'SecretToken')['x-secret'],
  },
]
