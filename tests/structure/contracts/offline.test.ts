import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { takesApiToken } from '#domain/contract/operation.ts'
import { keptOperations } from '#generated/offline.ts'
import { type Contract, operationsWithSecrets } from '#kernel/contract/contract.ts'
import { type OpenApiDocument, operationsOf } from '../../../scripts/generate/bundle.ts'
import { keepableOperations, LEFT_OUT } from '../../../scripts/generate/offline.ts'
import { documents as contracts } from '../../support/contract/contract.ts'

const documents = globSync('generated/*/openapi.json').map(
  file => JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument,
)
const all = documents.flatMap(operationsOf)
const kept = all.filter(({ operation }) => keptOperations.includes(operation.operationId))

/** Values of the contracts' own examples, by what they are: whatever looks like one is in no response that is kept. */
const SECRETS =
  /\b(?:sk|test|gp_pat|gp_svc|whsec|scim)_[A-Za-z0-9+/=]{16,}|\beyJ[\w-]{10,}\.|otpauth:|BEGIN [A-Z ]*KEY/

test('a browser keeps only what a program may read with a token, and no response with a secret', () => {
  expect(kept).toHaveLength(keptOperations.length)
  expect(kept.length).toBeGreaterThan(50)
  const secret = new Set(
    documents.flatMap(document => [...operationsWithSecrets(document as unknown as Contract)]),
  )
  const wrong = kept.filter(
    ({ method, operation }) =>
      method !== 'get' || !takesApiToken(operation.security) || secret.has(operation.operationId),
  )
  expect(wrong.map(({ operation }) => operation.operationId)).toEqual([])
})

test('nor does the example of a response look like it has one, while that of a new key does', () => {
  const isSuspect = ({ operation }: (typeof all)[number]) => {
    const ok = Object.entries(operation.responses).filter(([status]) => status < '300')
    return SECRETS.test(JSON.stringify(ok))
  }
  expect(kept.filter(isSuspect).map(({ operation }) => operation.operationId)).toEqual([])
  const suspect = all.filter(isSuspect).map(({ operation }) => operation.operationId)
  expect(suspect).toEqual(expect.arrayContaining(['createSecretKey', 'listTestKeys']))
})

test('reads about a login, of a secret, and of what people typed are not among them', () => {
  for (const id of [
    'listSessions',
    'listPasskeys',
    'getSecondFactor',
    'getOrganization',
    'listTestKeys',
    'getRequest',
  ])
    expect(keptOperations).not.toContain(id)
})

test('each read that is left out by its name would be among them', () => {
  expect(keepableOperations(contracts)).toEqual(expect.arrayContaining(Object.keys(LEFT_OUT)))
})
