import { accountLabelOf } from '#backend/modules/accounts/public.ts'
import { recipientsOf } from '#backend/services/notification/public.ts'
import type { RenewalRejection } from '#backend/services/sales/public.ts'
import { licensesById, unknownLicense } from '#backend/services/subscription/public.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { queueMail } from '#kernel/mail/mail.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { productNames } from '../product-names.ts'
import { renewalBlocked } from './renewals.ts'

interface Blocked {
  accountId: number
  /** The term that does not renew. */
  term: { expiration: Date | null; usedUp: boolean }
  licenseId: number
  /** What it would renew with. */
  planId: number
  reason: RenewalRejection
  now: Date
}

/** Tells people that a term can't renew, in the transaction that finds out. */
export async function tellOfBlocked(
  db: Queries,
  kernel: Pick<Kernel, 'publicUrl'>,
  { accountId, term, licenseId, planId, reason, now }: Blocked,
): Promise<void> {
  const license = (await licensesById(db, [licenseId])).get(licenseId) ?? unknownLicense(licenseId)
  const { plan_description: plan } = (await productNames(db, [planId]))(planId)
  const facts = {
    accountId,
    account: await accountLabelOf(db, accountId),
    product: license.license_label,
    reason,
    plan,
    ends: term.usedUp ? null : term.expiration,
  }
  const letter = renewalBlocked.write(facts, kernel)
  for (const to of await recipientsOf(db, accountId, 'renewal')) await queueMail(db, { ...letter, to }, now)
}
