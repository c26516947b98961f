import { requireAccount } from '#backend/modules/accounts/public.ts'
import type { AccountTaxExemption, operations } from '#generated/sales/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { lockAccount } from '../account-lock.ts'
import {
  declarationsOf,
  declareExemption,
  exemptionStatus,
  exemptionWire,
  revokeDeclaration,
} from './exemptions.ts'
import { accountCertificateWire, certificatesOf, certificateWire } from './tax-certificates.ts'

/** Handlers of `openapi/sales/tax-exemption.yaml`. */
export const taxExemptionHandlers = {
  async getTaxExemption({ db, caller, now }) {
    const [latest] = await declarationsOf(db, accountOf(caller), 1)
    const [certificate] = await certificatesOf(db, accountOf(caller), 1)
    return {
      status: 200,
      body: { ...exemptionWire(latest, now), certificate: certificate ? certificateWire(certificate) : null },
    }
  },

  async getAccountTaxExemption({ db, params, now }) {
    await requireAccount(db, params.id)
    return { status: 200, body: await readExemption(db, params.id, now) }
  },

  async declareTaxExemption({ db, params, body, caller, now }) {
    const { timestamp, expiration = null, note, ...rest } = body
    assertAllRead(rest)
    await requireAccount(db, params.id)
    const [begins, ends] = [new Date(timestamp), expiration === null ? null : new Date(expiration)]
    if (ends && ends <= begins) throw problem('end-before-start', { fields: ['expiration'] })
    await lockAccount(db, params.id)
    const [latest] = await declarationsOf(db, params.id, 1)
    if (['exempt', 'upcoming'].includes(exemptionStatus(latest, now))) throw problem('already-tax-exempt')
    await declareExemption(db, { accountId: params.id, begins, ends, note, declaredBy: caller.userId, now })
    return { status: 201, body: await readExemption(db, params.id, now) }
  },

  async revokeTaxExemption({ db, params, query, now, recordActivity }) {
    await requireAccount(db, params.id)
    await lockAccount(db, params.id)
    const [latest] = await declarationsOf(db, params.id, 1)
    if (!latest || !['exempt', 'upcoming'].includes(exemptionStatus(latest, now)))
      throw problem('not-tax-exempt')
    await revokeDeclaration(db, latest, now)
    await recordActivity(String(params.id), { reason: query.reason })
    return { status: 200, body: await readExemption(db, params.id, now) }
  },
} satisfies Partial<Handlers<operations>>

async function readExemption(db: Queries, accountId: number, now: Date): Promise<AccountTaxExemption> {
  const declarations = await declarationsOf(db, accountId)
  return {
    account_id: accountId,
    ...exemptionWire(declarations[0], now),
    declarations: declarations.map(({ timestamp, expiration, note, declared, declaredBy, revoked }) => ({
      timestamp: timestamp.toISOString(),
      expiration: expiration?.toISOString() ?? null,
      note,
      declared: declared.toISOString(),
      declared_by: declaredBy,
      revoked: revoked?.toISOString() ?? null,
    })),
    certificates: (await certificatesOf(db, accountId)).map(accountCertificateWire),
  }
}
