import type { Impact } from '../../../scripts/contract-diff/redocly.ts'
import type { Schema } from '../../../scripts/generate/bundle.ts'
import type { ContractChange } from './changes.ts'
import { bodySchema, operation, properties, required, responseOf, schema, set } from './parts.ts'

const [SECURITY, IDENTITY, SALES] = ['security', 'identity', 'sales'] as const

/** Gives a property another name at its place, as an editor's replacement does. */
function rename(of: Schema, before: string, after: string): void {
  const named = (name: string) => (name === before ? after : name)
  of.properties = Object.fromEntries(
    Object.entries(properties(of)).map(([name, child]) => [named(name), child]),
  )
  if (of.required) of.required = required(of).map(named)
}

const ACTING = 'createQuote'
const OPEN_BODY = 'createSecretKey'

/** Changes of rules and names: what a comparison of keywords alone takes for something else. */
export const breakingRules: ContractChange[] = [
  {
    name: 'alternative role added',
    service: SECURITY,
    change: c => void operation(c, 'listSecretKeys').security?.push({ bearer: ['account-owner'] }),
  },
  {
    name: 'staff who act may call it, too',
    service: SALES,
    prepare: c => void delete operation(c, ACTING)['x-acting'],
    change: c => set(operation(c, ACTING), { 'x-acting': 'read' }),
  },
  {
    name: 'staff who act may no longer call it',
    service: SALES,
    change: c => void delete operation(c, ACTING)['x-acting'],
  },
  {
    name: 'a new password no longer waits',
    service: IDENTITY,
    prepare: c => set(operation(c, 'listSessions'), { 'x-before-password-change': true }),
    change: c => void delete operation(c, 'listSessions')['x-before-password-change'],
  },
  {
    name: 'id of an error changed',
    service: SECURITY,
    change: c => {
      const examples = responseOf(c, 'createSecretKey', '409').content['application/json']?.examples ?? {}
      for (const example of Object.values(examples)) {
        const { value } = example as { value?: { id: number | null }[] }
        for (const entry of value ?? []) entry.id = 1588099999
      }
    },
  },
  {
    name: 'property of an answer renamed',
    service: SECURITY,
    change: c => rename(schema(c, 'SecretKey'), 'recovery_deadline', 'recover_until'),
  },
  {
    name: 'property of a closed request renamed',
    service: SECURITY,
    change: c => rename(bodySchema(c, 'createSecretKey'), 'description', 'remarks'),
  },
]

export const harmlessRules: (ContractChange & { impact: Exclude<Impact, 'major'> })[] = [
  {
    name: 'may be called before a password is changed',
    impact: 'minor',
    service: IDENTITY,
    prepare: c => void delete operation(c, 'listSessions')['x-before-password-change'],
    change: c => set(operation(c, 'listSessions'), { 'x-before-password-change': true }),
  },
  {
    name: 'property of an open request removed',
    impact: 'minor',
    service: SECURITY,
    prepare: c => void delete bodySchema(c, OPEN_BODY).additionalProperties,
    change: c => void delete properties(bodySchema(c, OPEN_BODY)).description,
  },
  {
    name: 'property of an open request renamed',
    impact: 'minor',
    service: SECURITY,
    prepare: c => void delete bodySchema(c, OPEN_BODY).additionalProperties,
    change: c => rename(bodySchema(c, OPEN_BODY), 'description', 'remarks'),
  },
]
