import { type ErrorName, errorCatalog } from '#domain/errors/catalog.ts'
import { type CatalogEntry, type ErrorItem, fill, toErrorItem } from '#domain/errors/entry.ts'
import { type FieldRule, fieldMessage } from '#domain/errors/fields/field-errors.ts'
import { gatewayErrors, programError } from '#domain/errors/gateway.ts'
import { centsOf } from '#domain/text/money.ts'
import { accountErrors } from '#portal/api/errors/account-errors.ts'
import { clientErrors } from '#portal/api/errors/client-errors.ts'
import { lateErrors } from '#portal/api/errors/late-errors.ts'
import { type DocumentedName, errorHelp } from './groups.ts'
import { httpStatuses } from './http-statuses.ts'

/** An error with its own page, which its name and each of its numbers open. */
export interface DocumentedError {
  name: DocumentedName
  /** Numbers from the specification. */
  codes: readonly number[]
  /** HTTP status; null if no service responded. */
  status: number | null
  /** With sample values for its placeholders. */
  message: string
  /** What a service or the address API returns; null if neither does. */
  response: ErrorItem | null
  /** What the address API returns, if it words an error of the services in its own way. */
  gatewayResponse?: ErrorItem
}

/** Of a limit of the gateway, as the example of its contract. */
const LIMIT = { of: 'key', max: '10', period: 'day', at: '2026-11-02 at 00:00 (UTC)' }

/** Every field rule, with a sample limit if it has one. */
const FIELD_RULES: { readonly [Name in FieldRule['name']]: FieldRule & { name: Name } } = {
  required: { name: 'required' },
  'too-short': { name: 'too-short', limit: 15 },
  'too-long': { name: 'too-long', limit: 64 },
  'too-small': { name: 'too-small', limit: 1 },
  'too-large': { name: 'too-large', limit: 100 },
  'too-few': { name: 'too-few', limit: 1 },
  'too-many': { name: 'too-many', limit: 20 },
  'invalid-email': { name: 'invalid-email' },
  'invalid-option': { name: 'invalid-option' },
  'invalid-type': { name: 'invalid-type' },
  'invalid-format': { name: 'invalid-format' },
  'unknown-field': { name: 'unknown-field' },
  'unknown-parameter': {
    name: 'unknown-parameter',
    parameter: 'include_only_states',
    suggestion: 'only_state',
  },
}

/** Sample values for the placeholders of messages. A new placeholder needs one here. */
export const SAMPLES: Readonly<Record<string, string | number>> = {
  host: 'challenges.cloudflare.com',
  accounts: 'Northwind Traders',
  seconds: 12,
  advice: 'Ask an account owner for the Billing viewer role',
  limit: 20,
  license: 'US Standard',
  response: 'status 403',
  failure: 'The connection was rejected.',
  amount: '$25.00',
  charge: '$0.30',
  smallest: '$0.50',
  count: 12,
  days: 7,
  before: '$579.15',
  now: '$590.65',
  reason: 'It requires a recent login.',
  role: 'Billing editor',
  summary: 'Resumed the secret key Checkout server',
}

function documented(name: DocumentedName, response: ErrorItem, codes: readonly number[]): DocumentedError {
  return { name, codes, status: response.status, message: response.message, response }
}

/** The amounts of a message in cents, as its details have them. */
function amountsIn(message: string): Record<string, number> {
  const amounts = Object.entries(SAMPLES).flatMap(([key, sample]) => {
    const isAmount = typeof sample === 'string' && sample.startsWith('$') && message.includes(`{${key}}`)
    return isAmount ? [[key, centsOf(sample) ?? 0] as const] : []
  })
  return Object.fromEntries(amounts)
}

/** Returns every error that a person or program can get, in the order of the help. */
export function documentedErrors(): DocumentedError[] {
  const ofServices = entriesOf<ErrorName, CatalogEntry>(errorCatalog).map(([name, entry]) =>
    documented(
      name,
      toErrorItem(name, entry, { values: SAMPLES, details: amountsIn(entry.message) }),
      entry.id === null ? [] : [entry.id],
    ),
  )
  const ofPrograms = programError()
  const ofGateway = entriesOf(gatewayErrors).map(([name, entry]) => {
    const { status, codes } = entry
    const message = 'form' in entry ? fill(entry.form, LIMIT) : entry.message
    return documented(name, { id: codes[0] ?? null, name, message, fields: [], status }, codes)
  })
  const ofFields = Object.values(FIELD_RULES).map(rule => {
    const { name } = rule
    return documented(
      name,
      { id: null, name, message: fieldMessage(rule), fields: ['label'], status: 400 },
      [],
    )
  })
  const ofBrowser = entriesOf({ ...clientErrors, ...accountErrors, ...lateErrors }).map(
    ([name, message]) => ({
      name,
      codes: [],
      status: null,
      message: fill(message, SAMPLES),
      response: null,
    }),
  )
  const order = Object.keys(errorHelp)
  return [...ofServices, ...ofGateway, ...ofFields, ...ofBrowser]
    .map(error => (error.name === ofPrograms.name ? { ...error, gatewayResponse: ofPrograms } : error))
    .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
}

/** `Object.entries` that keeps the key type of a closed record. */
const entriesOf = <Name extends string, Value>(record: Readonly<Record<Name, Value>>) =>
  Object.entries(record) as [Name, Value][]

/** Returns the last path segment of every page: names, numbers, and HTTP statuses. */
export function documentedCodes(): string[] {
  const errors = documentedErrors().flatMap(({ name, codes }) => [name, ...codes.map(String)])
  return [...errors, ...Object.keys(httpStatuses)]
}
