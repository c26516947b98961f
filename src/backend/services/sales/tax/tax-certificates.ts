import { and, asc, desc, eq, type SQL } from 'drizzle-orm'
import { accountLabelOf, accounts, requireAccount } from '#backend/modules/accounts/public.ts'
import { findPerson } from '#backend/modules/people/public.ts'
import type {
  AccountTaxCertificate,
  operations,
  QueryDefaults,
  TaxCertificate,
} from '#generated/sales/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import type { Context } from '#kernel/contract/context.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Mail } from '#kernel/mail/mail.ts'
import { newId } from '#kernel/random.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { lockAccount } from '../account-lock.ts'
import { certificateAccepted, certificateRejected } from '../mails.ts'
import { taxCertificateFiles, taxCertificates } from '../tables.ts'
import { declarationsOf, declareExemption, exemptionStatus, revokeDeclaration } from './exemptions.ts'

type CertificateRow = typeof taxCertificates.$inferSelect

/** Certificates of an account that staff see. */
const MOST_CERTIFICATES = 100

/** How the base64 of each kind of file begins, as the contract requires, and the ending of its name. */
const ENDINGS = { JVBERi: 'pdf', iVBORw: 'png', '/9j/': 'jpg' } as const

/** Handlers of `openapi/sales/tax-certificates.yaml`. */
export const taxCertificateHandlers = {
  async uploadTaxCertificate({ db, body, caller, now }) {
    const { name, content, ...rest } = body
    assertAllRead(rest)
    const accountId = accountOf(caller)
    await lockAccount(db, accountId)
    const isWaiting = and(eq(taxCertificates.accountId, accountId), eq(taxCertificates.state, 'waiting'))
    if (await db.$count(taxCertificates, isWaiting)) throw problem('certificate-waiting')
    const row = await keep(db, { accountId, name, content, uploadedBy: caller.userId, uploaded: now })
    return { status: 201, body: certificateWire(row) }
  },

  async withdrawTaxCertificate({ db, params, caller, recordActivity }) {
    const accountId = accountOf(caller)
    await lockAccount(db, accountId)
    const isOwn = and(eq(taxCertificates.certificateId, params.id), eq(taxCertificates.accountId, accountId))
    const [found] = await db.select().from(taxCertificates).where(isOwn)
    if (!found) throw problem('not-found')
    if (found.state !== 'waiting') throw problem('certificate-decided')
    await db.delete(taxCertificateFiles).where(eq(taxCertificateFiles.certificateId, params.id))
    await db.delete(taxCertificates).where(isOwn)
    await recordActivity(params.id, { facts: { name: found.name } })
    return { status: 204 }
  },

  async attachTaxCertificate({ db, params, body, caller, now }) {
    const { name, content, ...rest } = body
    assertAllRead(rest)
    await requireAccount(db, params.id)
    await lockAccount(db, params.id)
    const [latest] = await declarationsOf(db, params.id, 1)
    if (!['exempt', 'upcoming'].includes(exemptionStatus(latest, now))) throw problem('not-tax-exempt')
    const uploadedBy = caller.userId
    const row = await keep(db, {
      accountId: params.id,
      name,
      content,
      uploadedBy,
      uploaded: now,
      isAccepted: true,
    })
    return { status: 201, body: accountCertificateWire(row) }
  },

  async downloadTaxCertificate({ db, params, caller }) {
    const isOwn = eq(taxCertificates.accountId, accountOf(caller))
    return { status: 200, file: await fileOf(db, params.id, isOwn) }
  },

  async downloadAccountTaxCertificate({ db, params }) {
    return { status: 200, file: await fileOf(db, params.id) }
  },

  async listWaitingTaxCertificates({ db, query }) {
    const { page, page_size } = query
    const isWaiting = eq(taxCertificates.state, 'waiting')
    const rows = await db
      .select({ certificate: taxCertificates, label: accounts.label })
      .from(taxCertificates)
      .innerJoin(accounts, eq(accounts.accountId, taxCertificates.accountId))
      .where(isWaiting)
      .orderBy(asc(taxCertificates.uploaded), asc(taxCertificates.certificateId))
      .limit(page_size)
      .offset((page - 1) * page_size)
    return {
      status: 200,
      body: {
        certificates: rows.map(({ certificate, label }) => ({
          account_id: certificate.accountId,
          account_label: label,
          certificate_id: certificate.certificateId,
          name: certificate.name,
          uploaded: certificate.uploaded.toISOString(),
        })),
        total: await db.$count(taxCertificates, isWaiting),
        page,
        page_size,
      },
    }
  },

  async acceptTaxCertificate(context) {
    const { db, body, caller, now, kernel } = context
    const { timestamp, expiration = null, note, ...rest } = body
    assertAllRead(rest)
    const [begins, ends] = [new Date(timestamp), expiration === null ? null : new Date(expiration)]
    if (ends && ends <= begins) throw problem('end-before-start', { fields: ['expiration'] })
    const row = await review(context, { state: 'accepted', rejection: null })
    const [latest] = await declarationsOf(db, row.accountId, 1)
    if (latest && ['exempt', 'upcoming'].includes(exemptionStatus(latest, now)))
      await revokeDeclaration(db, latest, now)
    await declareExemption(db, {
      accountId: row.accountId,
      begins,
      ends,
      note,
      declaredBy: caller.userId,
      now,
    })
    const until = ends?.toISOString() ?? null
    await tell(context, row, (to, facts) => certificateAccepted.to(to, { ...facts, until }, kernel))
    return { status: 200, body: accountCertificateWire(row) }
  },

  async rejectTaxCertificate(context) {
    const { reason, ...rest } = context.body
    assertAllRead(rest)
    const row = await review(context, { state: 'rejected', rejection: reason })
    await tell(context, row, (to, facts) => certificateRejected.to(to, { ...facts, reason }, context.kernel))
    return { status: 200, body: accountCertificateWire(row) }
  },
} satisfies Partial<Handlers<operations, QueryDefaults>>

/** Stores a file, in the transaction of the caller. */
async function keep(
  db: Queries,
  {
    content,
    isAccepted = false,
    ...certificate
  }: Pick<CertificateRow, 'accountId' | 'name' | 'uploaded' | 'uploadedBy'> & {
    /** In base64. */
    content: string
    /** Staff who upload it have reviewed it. */
    isAccepted?: boolean
  },
): Promise<CertificateRow> {
  const { uploaded, uploadedBy } = certificate
  const certificateId = newId(uploaded)
  const review = isAccepted ? { reviewed: uploaded, reviewedBy: uploadedBy } : {}
  const state = isAccepted ? 'accepted' : 'waiting'
  const [row] = await db
    .insert(taxCertificates)
    .values({ ...certificate, ...review, certificateId, state })
    .returning()
  if (!row) throw new Error('a certificate that was stored is there')
  await db.insert(taxCertificateFiles).values({ certificateId, content })
  return row
}

/** The file of a certificate. Throws 404 if there is none, or not under the condition. */
async function fileOf(db: Queries, certificateId: string, condition?: SQL) {
  const [found] = await db
    .select({ content: taxCertificateFiles.content })
    .from(taxCertificates)
    .innerJoin(taxCertificateFiles, eq(taxCertificateFiles.certificateId, taxCertificates.certificateId))
    .where(and(eq(taxCertificates.certificateId, certificateId), condition))
  if (!found) throw problem('not-found')
  const [, ending] = Object.entries(ENDINGS).find(([begins]) => found.content.startsWith(begins)) ?? []
  return {
    type: 'application/octet-stream' as const,
    name: `certificate-${certificateId}.${ending}`,
    content: Buffer.from(found.content, 'base64'),
  }
}

/** Decides about a waiting certificate, unless its customer has withdrawn it. Of two decisions at once, the second one is rejected. */
async function review(
  { db, params, caller, now }: Context<{ id: string }>,
  decision: Pick<CertificateRow, 'state' | 'rejection'>,
): Promise<CertificateRow> {
  const matches = eq(taxCertificates.certificateId, params.id)
  const [found] = await db.select().from(taxCertificates).where(matches)
  if (!found) throw problem('not-found')
  await lockAccount(db, found.accountId)
  // The customer may have withdrawn it while this waited.
  if (!(await db.$count(taxCertificates, matches))) throw problem('not-found')
  const [row] = await db
    .update(taxCertificates)
    .set({ ...decision, reviewed: now, reviewedBy: caller.userId })
    .where(and(matches, eq(taxCertificates.state, 'waiting')))
    .returning()
  if (!row) throw problem('certificate-decided')
  return row
}

/** Writes to the person who uploaded a certificate. */
async function tell(
  { db, sendMail }: Pick<Context, 'db' | 'sendMail'>,
  { accountId, name, uploadedBy }: CertificateRow,
  write: (to: string, facts: { accountId: number; account: string; file: string }) => Mail,
): Promise<void> {
  const person = await findPerson(db, uploadedBy)
  const facts = { accountId, account: await accountLabelOf(db, accountId), file: name }
  if (person) await sendMail(write(person.username, facts))
}

/** The certificates of an account, the latest first. */
export function certificatesOf(
  db: Queries,
  accountId: number,
  most = MOST_CERTIFICATES,
): Promise<CertificateRow[]> {
  return db
    .select()
    .from(taxCertificates)
    .where(eq(taxCertificates.accountId, accountId))
    .orderBy(desc(taxCertificates.certificateId))
    .limit(most)
}

/** A certificate as its own account sees it. */
export function certificateWire({
  certificateId,
  name,
  uploaded,
  state,
  rejection,
}: CertificateRow): TaxCertificate {
  return { certificate_id: certificateId, name, uploaded: uploaded.toISOString(), state, rejection }
}

/** A certificate as staff see it. */
export function accountCertificateWire(row: CertificateRow): AccountTaxCertificate {
  return {
    account_id: row.accountId,
    ...certificateWire(row),
    uploaded_by: row.uploadedBy,
    reviewed: row.reviewed?.toISOString() ?? null,
    reviewed_by: row.reviewedBy,
  }
}
