import { expect } from 'vitest'
import type { Operation } from '#domain/contract/operation.ts'
import { listKeyUsage } from '#generated/security/operations/listKeyUsage.ts'
import { listLicenseUsage } from '#generated/subscription/operations/listLicenseUsage.ts'
import { type ContractCase, define, forbidden } from '../support/contract/case.ts'
import { A_MORNING, TOO_LARGE, TWO_DAYS, withTooMuchUsage, withUsage } from './usage-given.ts'

const CORE = { license_id: 1102, license_label: 'US Address Verification, Plus' }
const AUTOCOMPLETE = { license_id: 1203, license_label: 'US Address Autocomplete, Pro' }
const INTERNATIONAL = { license_id: 1407, license_label: 'International Address Verification' }
const CHECKOUT = { key_id: 'key', key_label: 'Checkout server' }
const STORE = { key_id: 'key', key_label: 'Store checkout' }
const asCsv = { headers: { accept: 'text/csv' } }
const csv = { format: 'csv' } as const
const byHour = { interval: 'hour' } as const
const query = { interval: 'day', time_zone: 'UTC', format: 'json' } as const

/** A response with its varying key ids made equal. */
function withoutIds(body: unknown): unknown {
  if (typeof body === 'string') return body.replace(/[\da-f]{8}-[\da-f-]{27}/g, 'key')
  return JSON.parse(String(withoutIds(JSON.stringify(body))))
}

/** The cases of the report by key, which two services answer the same way. */
export function keyUsageCases(operation: Operation): ContractCase[] {
  const responses = (body: unknown, expected: unknown) => expect(withoutIds(body)).toEqual(expected)
  return [
    define(listKeyUsage, 200, {
      example: 'two-days',
      arrange: async world => ({ ...(await withUsage(world)), query: TWO_DAYS }),
      check: body =>
        responses(body, {
          usage: [
            { start: '2026-10-31T00:00:00Z', ...CHECKOUT, ...CORE, used: 2_874 },
            { start: '2026-10-31T00:00:00Z', ...STORE, ...AUTOCOMPLETE, used: 1_190 },
            { start: '2026-11-01T00:00:00Z', ...CHECKOUT, ...INTERNATIONAL, used: 880 },
            { start: '2026-11-01T00:00:00Z', ...CHECKOUT, ...CORE, used: 3_012 },
          ],
        }),
    }),
    define(listKeyUsage, 200, {
      example: 'two-days',
      title: 'every parameter at once, days of another zone',
      arrange: async world => {
        const { caller } = await withUsage(world)
        return { caller, query: { ...TWO_DAYS, ...query, time_zone: 'America/New_York' } }
      },
      check: ({ usage }) => expect(usage.length).toBeGreaterThan(0),
    }),
    define(listKeyUsage, 200, {
      example: 'no-usage',
      title: 'what another account used is not shown',
      arrange: async world => {
        await withUsage(world)
        return { caller: await world.person(), query: TWO_DAYS }
      },
      check: body => responses(body, { usage: [] }),
    }),
    define(listKeyUsage, 200, {
      example: 'two-days-csv',
      arrange: async world => {
        const { caller } = await withUsage(world)
        return { caller, query: { ...TWO_DAYS, ...csv }, ...asCsv }
      },
      check: (body: unknown) =>
        responses(
          body,
          [
            'start,key_id,key_label,license_id,license_label,used',
            '2026-10-31T00:00:00Z,key,Checkout server,1102,"US Address Verification, Plus",2874',
            '2026-10-31T00:00:00Z,key,Store checkout,1203,"US Address Autocomplete, Pro",1190',
            '2026-11-01T00:00:00Z,key,Checkout server,1407,International Address Verification,880',
            '2026-11-01T00:00:00Z,key,Checkout server,1102,"US Address Verification, Plus",3012',
            '',
          ].join('\n'),
        ),
    }),
    define(listKeyUsage, 400, {
      example: 'report-too-large',
      arrange: async world => ({
        ...(await withTooMuchUsage(world)),
        query: { ...TOO_LARGE, ...byHour },
      }),
    }),
    ...rejections(listKeyUsage),
  ].map(one => ({ ...one, operation }))
}

/** What only the report of the security service shows by an example. */
export const ownKeyUsageCases: ContractCase[] = [
  define(listKeyUsage, 200, {
    example: 'by-hour',
    arrange: async world => {
      const { caller } = await withUsage(world)
      return { caller, query: { ...A_MORNING, ...byHour } }
    },
    check: body =>
      expect(withoutIds(body)).toEqual({
        usage: [
          { start: '2026-11-01T09:00:00Z', ...CHECKOUT, ...CORE, used: 212 },
          { start: '2026-11-01T10:00:00Z', ...CHECKOUT, ...INTERNATIONAL, used: 75 },
          { start: '2026-11-01T10:00:00Z', ...CHECKOUT, ...CORE, used: 340 },
        ],
      }),
  }),
  define(listKeyUsage, 200, {
    example: 'no-usage-csv',
    arrange: async world => {
      const { caller } = await withUsage(world)
      const before = { start: '2026-10-01T00:00:00Z', end: '2026-10-30T23:00:00Z', format: 'csv' } as const
      return { caller, query: before, ...asCsv }
    },
    check: (body: unknown) => expect(body).toBe('start,key_id,key_label,license_id,license_label,used\n'),
  }),
  define(listKeyUsage, 200, {
    title: 'of one key, and of one that the account does not have',
    arrange: async world => {
      const { caller, keys } = await withUsage(world)
      const key = [keys['Store checkout'], '00000000-0000-7000-8000-000000000000']
      return { caller, query: { ...TWO_DAYS, ...query, key } }
    },
    check: ({ usage }) => expect(usage.map(({ key_label }) => key_label)).toContain('Store checkout'),
  }),
]

export const licenseUsageCases: ContractCase[] = [
  define(listLicenseUsage, 200, {
    example: 'two-days',
    arrange: async world => ({ caller: (await withUsage(world)).caller, query: { ...TWO_DAYS, ...query } }),
    check: ({ usage }) =>
      expect(usage).toEqual([
        { start: '2026-10-31T00:00:00Z', ...AUTOCOMPLETE, used: 1_190 },
        { start: '2026-10-31T00:00:00Z', ...CORE, used: 2_874 },
        { start: '2026-11-01T00:00:00Z', ...INTERNATIONAL, used: 880 },
        { start: '2026-11-01T00:00:00Z', ...CORE, used: 3_012 },
      ]),
  }),
  define(listLicenseUsage, 200, {
    example: 'by-hour',
    arrange: async world => {
      const { caller } = await withUsage(world)
      return { caller, query: { ...A_MORNING, ...byHour } }
    },
    check: ({ usage }) =>
      expect(usage).toEqual([
        { start: '2026-11-01T09:00:00Z', ...CORE, used: 212 },
        { start: '2026-11-01T10:00:00Z', ...INTERNATIONAL, used: 75 },
        { start: '2026-11-01T10:00:00Z', ...CORE, used: 340 },
      ]),
  }),
  define(listLicenseUsage, 200, {
    example: 'no-usage',
    arrange: async world => ({ caller: await world.person(), query: TWO_DAYS }),
    check: ({ usage }) => expect(usage).toEqual([]),
  }),
  define(listLicenseUsage, 200, {
    example: 'two-days-csv',
    arrange: async world => {
      const { caller } = await withUsage(world)
      return { caller, query: { ...TWO_DAYS, ...csv }, ...asCsv }
    },
    check: (body: unknown) =>
      expect(body).toBe(
        [
          'start,license_id,license_label,used',
          '2026-10-31T00:00:00Z,1203,"US Address Autocomplete, Pro",1190',
          '2026-10-31T00:00:00Z,1102,"US Address Verification, Plus",2874',
          '2026-11-01T00:00:00Z,1407,International Address Verification,880',
          '2026-11-01T00:00:00Z,1102,"US Address Verification, Plus",3012',
          '',
        ].join('\n'),
      ),
  }),
  ...rejections(listKeyUsage).map(one => ({ ...one, operation: listLicenseUsage })),
]

/** What all three reject in the same way. */
function rejections(operation: typeof listKeyUsage): ContractCase[] {
  const rejected = (example: string, range: { start: string; end: string; time_zone?: string }) =>
    define(operation, 400, {
      example,
      arrange: async world => ({ caller: await world.person(), query: range }),
    })
  const { start } = TWO_DAYS
  return [
    define(operation, 400, {
      example: 'invalid-fields',
      invalid: true,
      arrange: async world => ({
        caller: await world.person(),
        query: forbidden({ end: 'tomorrow', interval: 'week' }),
      }),
    }),
    rejected('end-before-start', { start, end: '2026-10-30T00:00:00Z' }),
    { ...rejected('end-before-start', { start, end: start }), title: 'an end that is the start' },
    rejected('range-too-long', { start: '2026-04-30T23:59:59Z', end: '2026-11-01T00:00:00Z' }),
    rejected('unknown-time-zone', { ...TWO_DAYS, time_zone: 'Nowhere/City' }),
  ]
}
