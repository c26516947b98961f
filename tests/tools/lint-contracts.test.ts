import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { findServices } from '../../scripts/generate/services.ts'
import { patience } from '../../scripts/lib/machine-pace.ts'
import { lintContracts, lintWithOurRules } from '../../scripts/lint-contracts/lint.ts'
import { lintWithRedocly } from '../../scripts/lint-contracts/redocly.ts'
import { copyOfContracts, type Seed, seed, temporaryFolder } from './seeded-contracts.ts'

interface Fault extends Seed {
  rule: string
}

const KEYS = 'security/secret-keys.yaml'
const SHARED_KEYS = 'security/keys.yaml'
const LIMITS = 'security/limits.yaml'
const PARAMETERS = 'common/parameters.yaml'
const GATEWAY = 'gateway/us-street.yaml'
const LOGIN = 'identity/login.yaml'
const ERRORS = 'common/errors.yaml'

const ours: Fault[] = [
  { rule: 'operation-unique', file: LOGIN, from: 'operationId: logIn', to: 'operationId: listSecretKeys' },
  {
    rule: 'operation-origin',
    file: LOGIN,
    from: '      x-spec: storefront-and-session §7 Identity\n      x-rate',
    to: '      x-rate',
  },
  {
    rule: 'operation-summary',
    file: KEYS,
    from: 'summary: List secret keys',
    to: `summary: ${'x'.repeat(61)}`,
  },
  {
    rule: 'operation-description',
    file: LOGIN,
    from: '      description: |\n        Checks',
    to: '      x-deprecated-message: |\n        Checks',
  },
  { rule: 'operation-tag', file: LOGIN, from: '      tags: [Session]\n', to: '' },
  { rule: 'operation-security', file: LOGIN, from: '      security: []\n', to: '' },
  {
    rule: 'operation-statuses',
    file: LOGIN,
    from: '        "413": { $ref: ../common/errors.yaml#/responses/BodyTooLarge }\n',
    to: '',
  },
  {
    rule: 'operation-statuses',
    file: GATEWAY,
    from: '        "412": { $ref: "./refusals.yaml#/responses/BodyRefused" }\n',
    to: '',
  },
  {
    rule: 'response-example',
    file: KEYS,
    from: 'examples:\n                revealed:',
    to: 'x-unused:\n                revealed:',
  },
  { rule: 'schema-typed', file: SHARED_KEYS, from: '    type: boolean\n', to: '' },
  { rule: 'string-bounded', file: SHARED_KEYS, from: '    maxLength: 256\n', to: '' },
  { rule: 'array-bounded', file: KEYS, from: '        maxItems: 100\n', to: '' },
  { rule: 'number-bounded', file: LIMITS, from: '    maximum: 999999999999\n', to: '' },
  { rule: 'object-closed', file: KEYS, from: '    additionalProperties: false\n', to: '' },
  {
    rule: 'default-on-request',
    file: SHARED_KEYS,
    from: 'description: Whether the key is switched off for now.\n',
    to: 'description: Whether.\n    default: false\n',
  },
  {
    rule: 'default-valid',
    file: PARAMETERS,
    from: 'maximum: 100, default: 25',
    to: 'maximum: 100, default: 101',
  },
  { rule: 'example-valid', file: KEYS, from: 'token: sk_7Hq2', to: 'token: xx_7Hq2' },
  { rule: 'example-valid', file: KEYS, from: 'example: sk_7Hq', to: 'example: xx_7Hq' },
  { rule: 'example-valid', file: KEYS, from: 'total: 0, page: 1', to: 'total: 0, extra: 1, page: 1' },
  {
    rule: 'operation-unique',
    file: KEYS,
    from: 'operationId: listSecretKeys',
    to: 'operationId: createSecretKey',
  },
  {
    rule: 'example-copied',
    file: 'identity/profile.yaml',
    from: 'values:\n',
    to: 'values:\n  copy:\n    { first_name: A, last_name: B, company: C, phone: D, position: E, website: F }\n',
  },
  {
    rule: 'operation-deprecation',
    file: 'subscription/usage.yaml',
    from: '      x-sunset: "2027-06-30"\n',
    to: '',
  },
  {
    rule: 'operation-idempotency',
    file: 'payment/payments.yaml',
    from: '      x-idempotent: 86400\n',
    to: '',
  },
  {
    rule: 'schema-shared',
    file: 'billing/openapi.yaml',
    from: 'components:\n',
    to: 'components:\n  schemas:\n    SecretKey: { type: boolean, description: Another one., example: true }\n',
  },
  {
    rule: 'property-shared',
    file: 'security/secret-keys.yaml',
    from: '      created:\n        description: When the key was created.\n        $ref: ../common/entities.yaml#/schemas/Timestamp\n',
    to: '      created: { type: string, format: date, description: When., example: "2026-11-02" }\n',
  },
  { rule: 'error-status', file: ERRORS, from: 'fields: [], status: 400 }', to: 'fields: [], status: 404 }' },
  { rule: 'extension', file: KEYS, from: 'x-recent-login: 900', to: 'x-login-age: 900' },
  { rule: 'extension', file: KEYS, from: 'x-recent-login: 900', to: 'x-recent-login: fifteen minutes' },
  { rule: 'extension', file: LOGIN, from: 'by: [address, failures]', to: 'by: [telephone]' },
  {
    rule: 'extension',
    file: SHARED_KEYS,
    from: '    pattern: ^[^\\u0000-\\u0008',
    to: '    x-sunset: "2027-01-01"\n    pattern: ^[^\\u0000-\\u0008',
  },
]

const redocly: Fault[] = [
  { rule: 'struct', file: 'keys.yaml', from: 'maxLength: 256', to: 'maxLenght: 256' },
  {
    rule: 'rule/operation-id-verb',
    file: 'secret-keys.yaml',
    from: 'operationId: listSecretKeys',
    to: 'operationId: fetchSecretKeys',
  },
  {
    rule: 'operation-tag-defined',
    file: 'secret-keys.yaml',
    from: 'tags: [Secret keys]',
    to: 'tags: [Keys]',
  },
  {
    rule: 'security-defined',
    file: 'secret-keys.yaml',
    from: '- bearer: [api-key-viewer]',
    to: '- basic: []',
  },
  {
    rule: 'path-parameters-defined',
    file: 'openapi.yaml',
    from: '/secret-keys/{id}/recover',
    to: '/secret-keys/{key}/recover',
  },
  {
    rule: 'no-ambiguous-paths',
    file: 'openapi.yaml',
    from: '/secret-keys/{id}/recover',
    to: '/secret-keys/list/{id}',
  },
  {
    rule: 'no-unused-components',
    file: 'openapi.yaml',
    from: 'components:\n',
    to: 'components:\n  schemas:\n    Unused: { type: boolean, example: true }\n',
  },
  {
    rule: 'no-required-schema-properties-undefined',
    file: 'secret-keys.yaml',
    from: 'required: [token]',
    to: 'required: [secret]',
  },
  {
    rule: 'scalar-property-missing-example',
    file: 'limits.yaml',
    from: '    maximum: 999999999999\n    example: 50000\n',
    to: '    maximum: 999999999999\n',
  },
  {
    rule: 'tag-description',
    file: 'openapi.yaml',
    from: '    description: Keys for calls from a server, each an id and a token.\n',
    to: '',
  },
  {
    rule: 'rule/no-int64',
    file: 'limits.yaml',
    from: '    maximum: 999999999999\n',
    to: '    maximum: 999999999999\n    format: int64\n',
  },
  {
    rule: 'rule/no-nullable',
    file: 'secret-keys.yaml',
    from: 'description: The secret half',
    to: 'writeOnly: true\n    description: The secret half',
  },
]

/** The services that a fault can show in: its own, one to compare it with, and for what is shared a few. */
function touchedServices(root: string, { file }: Fault): string[] {
  const [folder = ''] = file.split('/')
  const touched = new Set([folder, 'security', 'identity'])
  return findServices(root).filter(name => touched.has(name))
}

test('the contracts have no findings', { timeout: patience(60_000) }, async () => {
  const { services, operations, lines } = await lintContracts()
  expect(lines).toEqual([])
  expect(services).toBeGreaterThan(0)
  expect(operations).toBeGreaterThan(0)
})

test.each(ours)('our $rule finds the fault in $file', fault => {
  const root = copyOfContracts(fault)
  const { lines } = lintWithOurRules(touchedServices(root, fault), root)
  const found = lines.filter(line => line.includes(` ${fault.rule}: `))
  expect(found, `the other findings: ${lines.join('; ')}`).not.toEqual([])
  // A finding leads to its place: file, line and column, then pointer.
  expect(found[0]).toMatch(/\.yaml:\d+:\d+ #\/\S+ /)
})

describe('redocly', () => {
  // One copy of the faulty service for each fault, beside one another, so that the linter starts only once.
  let lines: string[] = []
  const nameOf = (index: number) => `fault-${String(index).padStart(2, '0')}`
  beforeAll(async () => {
    const root = temporaryFolder()
    cpSync('openapi/common', join(root, 'common'), { recursive: true })
    redocly.forEach((fault, index) => {
      cpSync('openapi/security', join(root, nameOf(index)), { recursive: true })
      seed(join(root, nameOf(index)), fault)
    })
    lines = await lintWithRedocly(findServices(root), root)
  })

  test.each(redocly.map((fault, index) => ({ ...fault, name: nameOf(index) })))(
    '$rule finds the fault in $file',
    ({ rule, name }) => {
      const found = lines.filter(line => line.includes(`/${name}/`))
      expect(found.map(line => / (\S+): /.exec(line)?.[1])).toContain(rule)
      expect(found[0]).toMatch(/\.yaml:\d+:\d+ #\/\S+ /)
    },
  )
})
