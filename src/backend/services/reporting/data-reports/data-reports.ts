import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { accountLabelOf, accounts } from '#backend/modules/accounts/public.ts'
import { findPerson } from '#backend/modules/people/public.ts'
import type { AccountDataReport, DataReport, operations, QueryDefaults } from '#generated/reporting/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { newId } from '#kernel/random.ts'
import { requireCapacity } from '#kernel/storage/capacity.ts'
import { dataReportChanged } from './mails.ts'
import { dataReports } from './tables.ts'

type Row = typeof dataReports.$inferSelect

/** Reports that staff haven't decided. Literal, as their index needs. */
const isOpen = () => inArray(dataReports.status, ['received', 'reviewing'])

/** Handlers of `openapi/reporting/data-reports.yaml`. */
export const dataReportHandlers = {
  async listDataReports({ db, caller, query: { status, page, page_size } }) {
    const where = and(eq(dataReports.accountId, accountOf(caller)), withStatus(status))
    const rows = await db
      .select()
      .from(dataReports)
      .where(where)
      .orderBy(desc(dataReports.reportId))
      .limit(page_size)
      .offset((page - 1) * page_size)
    const total = await db.$count(dataReports, where)
    return { status: 200, body: { data_reports: rows.map(reportWire), total, page, page_size } }
  },

  async createDataReport({ db, body, caller, now, limit, recordActivity }) {
    const { address, result = '', field, correct_value = '', comment = '', email = null, ...rest } = body
    assertAllRead(rest)
    const accountId = accountOf(caller)
    await requireCapacity(db, dataReports, {
      owner: [dataReports.accountId, accountId],
      limit,
      where: isOpen(),
    })
    const [report] = await db
      .insert(dataReports)
      .values({
        reportId: newId(now),
        accountId,
        userId: caller.userId,
        created: now,
        changed: now,
        address,
        result,
        field,
        correctValue: correct_value,
        comment,
        email,
        status: 'received',
        note: '',
      })
      .returning()
    if (!report) throw new Error('the report was not inserted')
    await recordActivity(report.reportId)
    return { status: 201, body: reportWire(report) }
  },

  async listAllDataReports({ db, query: { status, page, page_size } }) {
    const where = withStatus(status) ?? isOpen()
    const rows = await db
      .select({ report: dataReports, label: accounts.label })
      .from(dataReports)
      .innerJoin(accounts, eq(accounts.accountId, dataReports.accountId))
      .where(where)
      .orderBy(asc(dataReports.reportId))
      .limit(page_size)
      .offset((page - 1) * page_size)
    const total = await db.$count(dataReports, where)
    const reports = rows.map(({ report, label }) => staffWire(report, label))
    return { status: 200, body: { data_reports: reports, total, page, page_size } }
  },

  async setDataReportStatus({ db, params, body, now, sendMail, kernel }) {
    const { status, note, version, ...rest } = body
    assertAllRead(rest)
    const [before] = await db
      .select()
      .from(dataReports)
      .where(eq(dataReports.reportId, params.id))
      .for('update')
    if (!before) throw problem('not-found')
    if (before.version !== version) throw problem('data-report-changed')
    const [report] = await db
      .update(dataReports)
      .set({ status, note, changed: now, version: version + 1 })
      .where(eq(dataReports.reportId, params.id))
      .returning()
    if (!report) throw new Error('the locked report is gone')
    const label = await accountLabelOf(db, report.accountId)
    if (status !== before.status) {
      const email = report.email ?? (await findPerson(db, report.userId))?.username
      const { address } = report
      // A person who has left can't be told.
      if (email)
        await sendMail(
          dataReportChanged.to(email, { accountId: report.accountId, address, status, note }, kernel),
        )
    }
    return { status: 200, body: staffWire(report, label) }
  },
} satisfies Pick<
  Handlers<operations, QueryDefaults>,
  'listDataReports' | 'createDataReport' | 'listAllDataReports' | 'setDataReportStatus'
>

function withStatus(status: DataReport['status'] | undefined): SQL | undefined {
  return status && eq(dataReports.status, status)
}

function reportWire(row: Row): DataReport {
  return {
    report_id: row.reportId,
    created: row.created.toISOString(),
    status_changed: row.changed.toISOString(),
    address: row.address,
    result: row.result,
    field: row.field,
    correct_value: row.correctValue,
    comment: row.comment,
    email: row.email,
    status: row.status,
    note: row.note,
    version: row.version,
  }
}

function staffWire(row: Row, label: string): AccountDataReport {
  return { ...reportWire(row), account_id: row.accountId, account_label: label }
}
