import { expect } from 'vitest'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { createDataReport } from '#generated/reporting/operations/createDataReport.ts'
import { listAllDataReports } from '#generated/reporting/operations/listAllDataReports.ts'
import { listDataReports } from '#generated/reporting/operations/listDataReports.ts'
import { setDataReportStatus } from '#generated/reporting/operations/setDataReportStatus.ts'
import { newId } from '#kernel/random.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { filtered } from '../../filters/filtered.ts'

const REPORT = '0193f2a1-6c3d-7f10-9a52-4d7e8b1c3f61'
const ADDRESS = '214 N Juniper St, Salt Lake City, UT 84116'
/** Past the last page: others report to the same database. */
const PAST = 100_000

const REPORTS = [
  { address: '216 N Juniper St, Salt Lake City, UT 84116', field: 'missing', status: 'corrected' },
  { address: ADDRESS },
] as const

const withReports = async (world: World) => ({
  caller: await world.person({ dataReports: REPORTS.map(report => ({ ...report })) }),
})
const staff = (world: World) => world.person({ roles: [INTERNAL_ROLE] })
const staffWithReports = async (world: World) => ({
  caller: await world.person({
    roles: [INTERNAL_ROLE],
    dataReports: REPORTS.map(report => ({ ...report })),
  }),
})

/** Staff, with a report of a customer. */
async function afterReport(world: World) {
  const customer = await world.person()
  const id = await world.given(REPORT, async () => {
    const { report_id } = await world.perform(createDataReport, {
      caller: customer,
      body: { address: ADDRESS, field: 'postal_code' },
    })
    return report_id
  })
  return { caller: await staff(world), params: { id } }
}

const DECISION = { status: 'corrected', note: 'The new ZIP+4 is in our data since today.' } as const
const UNKNOWN_STATUS = { query: forbidden({ status: 'lost' }) }

export const cases = [
  define(listDataReports, 200, {
    example: 'some-reports',
    arrange: withReports,
    check: ({ data_reports, total }) => {
      expect(total).toBe(2)
      const times = data_reports.map(({ created }) => created)
      expect(times).toEqual(times.toSorted().toReversed())
    },
  }),
  define(listDataReports, 200, {
    example: 'no-reports',
    check: ({ data_reports }) => expect(data_reports).toEqual([]),
  }),
  define(listDataReports, 400, { example: 'invalid-option', invalid: true, ...UNKNOWN_STATUS }),
  ...filtered(listDataReports, withReports, [{ status: 'corrected' }]),
  define(createDataReport, 201, {
    example: 'reported',
    body: {
      address: ADDRESS,
      result: '214 N Juniper St, Salt Lake City UT 84116-2911',
      field: 'postal_code',
      correct_value: '84116-2912',
      comment: 'The post office has moved the whole block to another route.',
    },
    check: ({ status, note, version }) => expect([status, note, version]).toEqual(['received', '', 1]),
  }),
  define(createDataReport, 201, {
    title: 'of an address without a match, for another address',
    body: { address: ADDRESS, field: 'missing', email: 'quality@northwind.example' },
  }),
  define(createDataReport, 400, {
    example: 'invalid-fields',
    invalid: true,
    body: forbidden({ field: 'roof' }),
  }),
  define(createDataReport, 409, {
    example: 'too-many-data-reports',
    seed: { dataReports: Array.from({ length: 100 }, () => ({ address: ADDRESS })) },
    body: { address: ADDRESS, field: 'postal_code' },
  }),
  define(listAllDataReports, 200, {
    example: 'some-reports',
    arrange: staffWithReports,
    check: ({ data_reports }) => {
      expect(data_reports.every(({ status }) => status === 'received' || status === 'reviewing')).toBe(true)
      const times = data_reports.map(({ created }) => created)
      expect(times).toEqual(times.toSorted())
    },
  }),
  define(listAllDataReports, 200, {
    example: 'no-reports',
    arrange: async world => ({ caller: await staff(world), query: { page: PAST } }),
    check: ({ data_reports }) => expect(data_reports).toEqual([]),
  }),
  define(listAllDataReports, 400, {
    example: 'invalid-option',
    invalid: true,
    arrange: async world => ({ caller: await staff(world), ...UNKNOWN_STATUS }),
  }),
  ...filtered(listAllDataReports, staffWithReports, [{ status: 'corrected' }]),
  define(setDataReportStatus, 200, {
    example: 'corrected',
    arrange: async world => ({
      ...(await afterReport(world)),
      body: { ...DECISION, version: 1 },
    }),
    check: ({ status, version }) => expect([status, version]).toEqual(['corrected', 2]),
  }),
  define(setDataReportStatus, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({
      ...(await afterReport(world)),
      body: forbidden({ status: 'lost', note: 'x', version: 1 }),
    }),
  }),
  define(setDataReportStatus, 400, {
    example: 'invalid-id',
    invalid: true,
    arrange: async world => ({
      caller: await staff(world),
      params: { id: 'not_an_id' },
      body: { ...DECISION, version: 1 },
    }),
  }),
  define(setDataReportStatus, 404, {
    example: 'not-found',
    arrange: async world => ({
      caller: await staff(world),
      params: { id: newId() },
      body: { ...DECISION, version: 1 },
    }),
  }),
  define(setDataReportStatus, 409, {
    example: 'data-report-changed',
    arrange: async world => ({
      ...(await afterReport(world)),
      body: { ...DECISION, version: 7 },
    }),
  }),
]
