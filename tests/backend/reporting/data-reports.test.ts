import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { createDataReport } from '#generated/reporting/operations/createDataReport.ts'
import { listDataReports } from '#generated/reporting/operations/listDataReports.ts'
import { setDataReportStatus } from '#generated/reporting/operations/setDataReportStatus.ts'
import type { DataReport } from '#generated/reporting/types.ts'
import { activities } from '#kernel/storage/tables.ts'
import { type Backend, type Person, sharedBackend } from '../../support/backend.ts'
import { send } from '../client.ts'

const ADDRESS = '214 N Juniper St, Salt Lake City, UT 84116'

let backend: Backend
let customer: Person
let staff: Person
beforeAll(async () => {
  backend = await sharedBackend()
  customer = await backend.person()
  staff = await backend.person({ roles: [INTERNAL_ROLE] })
})

const report = async (email?: string) =>
  (
    await send(backend, createDataReport, {
      caller: customer,
      body: { address: ADDRESS, field: 'postal_code', ...(email && { email }) },
    })
  ).body

const decide = (
  { report_id: id, version }: DataReport,
  status: DataReport['status'],
  note = 'We checked it.',
) => send(backend, setDataReportStatus, { caller: staff, params: { id }, body: { status, note, version } })

const mailsTo = async (address: string) =>
  (await backend.mails(address)).filter(({ subject }) => subject.includes('report'))

test('the reporter gets an email for each change of the status, and sees what staff say', async () => {
  const email = `quality-${customer.username}`
  const made = await report(email)
  const reviewing = (await decide(made, 'reviewing')).body
  const again = (await decide(reviewing, 'reviewing', 'Still checking.')).body
  await decide(again, 'not-an-error', 'The post office confirms it.')
  const subjects = (await mailsTo(email)).map(({ subject }) => subject)
  expect(subjects).toHaveLength(2)
  expect(subjects.some(subject => subject.includes('looking into'))).toBe(true)
  const { body } = await send(backend, listDataReports, { caller: customer })
  expect(body.data_reports[0]).toMatchObject({ status: 'not-an-error', note: 'The post office confirms it.' })
})

test('without an address, the person who reported it gets the email', async () => {
  const before = (await mailsTo(customer.username)).length
  await decide(await report(), 'reviewing')
  expect(await mailsTo(customer.username)).toHaveLength(before + 1)
})

test('of two members of staff at once, one is rejected', async () => {
  const made = await report()
  const responses = await Promise.all([decide(made, 'corrected'), decide(made, 'not-an-error')])
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('the activity log says that something was reported, and not what', async () => {
  const { report_id } = await report()
  const [entry] = await backend.db.select().from(activities).where(eq(activities.subject, report_id))
  expect(entry?.operation).toBe('createDataReport')
  expect(JSON.stringify(entry)).not.toContain('Juniper')
})
