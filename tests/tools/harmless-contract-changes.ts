import type { Impact } from '../../scripts/contract-diff/redocly.ts'
import type { ContractChange } from './contract/changes.ts'
import {
  bodySchema,
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
} from './contract/parts.ts'

const [SECURITY, IDENTITY] = ['security', 'identity'] as const
const note = { type: 'string', maxLength: 20 }

/** None of them breaks a caller that does what the contracts say. */
export const harmless: (ContractChange & { impact: Exclude<Impact, 'major'> })[] = [
  {
    name: 'limit of a request loosened',
    impact: 'minor',
    service: IDENTITY,
    change: c => set(property(bodySchema(c, 'logIn'), 'password'), { maxLength: 256 }),
  },
  {
    name: 'another duration',
    impact: 'minor',
    service: 'authorization',
    change: c => {
      const text = JSON.stringify(c).replaceAll('"invitation_lifetime":"P7D"', '"invitation_lifetime":"P3D"')
      Object.assign(c, JSON.parse(text))
    },
  },
  {
    name: 'optional property of an answer added',
    impact: 'minor',
    service: SECURITY,
    change: c => set(properties(schema(c, 'SecretKey')), { note }),
  },
  {
    name: 'required property of an answer added',
    impact: 'minor',
    service: SECURITY,
    change: c => {
      properties(schema(c, 'SecretKey')).note = note
      required(schema(c, 'SecretKey')).push('note')
    },
  },
  {
    name: 'optional property of a request added',
    impact: 'minor',
    service: SECURITY,
    change: c => set(properties(bodySchema(c, 'createSecretKey')), { note }),
  },
  {
    name: 'parameter deprecated',
    impact: 'minor',
    service: SECURITY,
    change: c => set(parameter(c, 'listSecretKeys', 'search'), { deprecated: true }),
  },
  {
    name: 'parameter renamed, its earlier name still read',
    impact: 'minor',
    service: SECURITY,
    change: c => {
      const { parameters = [] } = operation(c, 'listSecretKeys')
      const earlier = parameter(c, 'listSecretKeys', 'search')
      parameters.push({ ...earlier, name: 'label', required: true })
      set(earlier, { deprecated: true, 'x-replaced-by': 'label' })
    },
  },
  {
    name: 'operation added',
    impact: 'minor',
    service: SECURITY,
    change: c => {
      const like = structuredClone(operation(c, 'listSecretKeys'))
      c.paths['/old-keys'] = { get: { ...like, operationId: 'listOldKeys' } }
    },
  },
  {
    name: 'error added to the examples',
    impact: 'minor',
    service: SECURITY,
    change: c => {
      const media = responseOf(c, 'createSecretKey', '409').content['application/json']
      Object.assign(media?.examples ?? {}, { locked: { value: [{ name: 'account-locked', status: 409 }] } })
    },
  },
  {
    name: 'description changed',
    impact: 'patch',
    service: SECURITY,
    change: c => set(schema(c, 'Paused'), { description: 'Whether it rests.' }),
  },
  {
    name: 'enum value of an answer removed',
    impact: 'patch',
    service: IDENTITY,
    change: c => set(property(responseSchema(c, 'confirmEmail', '200'), 'status'), { enum: ['confirmed'] }),
  },
  {
    name: 'enum value of an answer added',
    impact: 'minor',
    service: IDENTITY,
    change: c =>
      void (property(responseSchema(c, 'confirmEmail', '200'), 'status').enum as string[]).push(
        'confirmed-by-staff',
      ),
  },
  {
    name: 'maximum of an answer lowered',
    impact: 'patch',
    service: SECURITY,
    prepare: c =>
      set(schema(c, 'SecretKeyPage').properties ?? {}, {
        left: { type: 'integer', maximum: 9 },
      }),
    change: c => set(property(schema(c, 'SecretKeyPage'), 'left'), { maximum: 5 }),
  },
  {
    name: 'enum value of a request added',
    impact: 'minor',
    service: SECURITY,
    change: c => void (parameter(c, 'listSecretKeys', 'sort').schema.enum as string[]).push('state'),
  },
  {
    name: 'optional query parameter added',
    impact: 'minor',
    service: SECURITY,
    change: c =>
      void operation(c, 'listSecretKeys').parameters?.push({ name: 'region', in: 'query', schema: note }),
  },
  {
    name: 'component renamed',
    impact: 'patch',
    service: SECURITY,
    change: c => {
      const text = JSON.stringify(c).replaceAll('schemas/SecretKeyPage"', 'schemas/KeyPage"')
      Object.assign(c, JSON.parse(text))
      schemas(c).KeyPage = schema(c, 'SecretKeyPage')
      delete schemas(c).SecretKeyPage
    },
  },
  {
    name: 'inline schema became a component',
    impact: 'patch',
    service: SECURITY,
    change: c => {
      schemas(c).SearchText = parameter(c, 'listSecretKeys', 'search').schema
      parameter(c, 'listSecretKeys', 'search').schema = { $ref: '#/components/schemas/SearchText' }
    },
  },
  {
    name: 'path parameter renamed',
    impact: 'patch',
    service: SECURITY,
    change: c => {
      const text = JSON.stringify(c)
        .replaceAll('{id}', '{key}')
        .replaceAll('"name":"id","in":"path"', '"name":"key","in":"path"')
      Object.assign(c, JSON.parse(text))
    },
  },
  {
    name: 'null spelled otherwise',
    impact: 'patch',
    service: SECURITY,
    prepare: c => set(schemas(c), { Deactivated: { type: ['string', 'null'], maxLength: 40 } }),
    change: c =>
      set(schemas(c), {
        Deactivated: { anyOf: [{ type: 'string', maxLength: 40 }, { type: 'null' }] },
      }),
  },
  {
    name: 'format of a number dropped',
    impact: 'patch',
    service: SECURITY,
    prepare: c => set(parameter(c, 'listSecretKeys', 'page').schema, { format: 'int64' }),
    change: c => void delete parameter(c, 'listSecretKeys', 'page').schema.format,
  },
  {
    name: 'address of the server changed',
    impact: 'patch',
    service: SECURITY,
    change: c => set(c, { servers: [{ url: 'https://api.gatepost.example/security' }] }),
  },
]
