import { and, asc, eq, isNull } from 'drizzle-orm'
import {
  isPublicMailDomain,
  type OrganizationRow,
  organizationDomains,
  organizationOf,
  ownOrganization,
  unverifiedDomainsOf,
} from '#backend/modules/single-sign-on/public.ts'
import type {
  OrganizationDomain,
  OrganizationDomainList,
  operations,
} from '#generated/authorization/types.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { type Handlers, withoutTransaction } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { randomBytes } from '#kernel/random.ts'
import { requireCapacity } from '#kernel/storage/capacity.ts'
import type { Queries } from '#kernel/storage/database.ts'

type DomainRow = typeof organizationDomains.$inferSelect

/** Handlers of `openapi/authorization/organization-domains.yaml`. */
export const domainHandlers = {
  async listOrganizationDomains({ db, caller }) {
    const organization = await organizationOf(db, caller.accountId)
    if (!organization) throw problem('not-found')
    const rows = await db
      .select()
      .from(organizationDomains)
      .where(eq(organizationDomains.organizationId, organization.organizationId))
      .orderBy(asc(organizationDomains.domain))
    const gracePeriod = await gracePeriodOf(db, organization)
    return { status: 200, body: { domains: rows.map(toWire), grace_period: gracePeriod } }
  },

  async createOrganizationDomain({ db, body, caller, now, limit, recordActivity }) {
    const { organizationId } = await ownOrganization(db, caller.accountId)
    const { domain } = body
    if (isPublicMailDomain(domain)) throw problem('public-mail-domain', { fields: ['domain'] })
    if (await findDomain(db, organizationId, domain)) throw problem('domain-exists', { fields: ['domain'] })
    await requireCapacity(db, organizationDomains, {
      owner: [organizationDomains.organizationId, organizationId],
      limit,
    })
    const row = { organizationId, domain, token: newToken(), created: now, verified: null }
    await db.insert(organizationDomains).values(row)
    await recordActivity(organizationId)
    return { status: 201, body: toWire(row) }
  },

  async deleteOrganizationDomain({ db, params, caller }) {
    const { organizationId } = await ownOrganization(db, caller.accountId)
    const gone = await db
      .delete(organizationDomains)
      .where(isDomain(organizationId, params.domain))
      .returning({ domain: organizationDomains.domain })
    if (!gone.length) throw problem('not-found')
    return { status: 204 }
  },

  verifyOrganizationDomain: withoutTransaction(
    async ({ db, params, caller, kernel, now, recordActivity, nothingChanged }) => {
      const { organizationId } = await ownOrganization(db, caller.accountId)
      const row = await findDomain(db, organizationId, params.domain)
      if (!row) throw problem('not-found')
      if (row.verified) {
        nothingChanged()
        return { status: 200, body: toWire(row) }
      }
      if (!(await hasRecord(row, kernel))) throw problem('domain-record-missing')
      return db.transaction(async transaction => {
        if (!(await markVerified(transaction, row, now))) throw problem('domain-taken')
        await recordActivity(organizationId, { db: transaction })
        return { status: 200, body: toWire({ ...row, verified: now }) }
      })
    },
  ),
} satisfies Pick<
  Handlers<operations>,
  | 'listOrganizationDomains'
  | 'createOrganizationDomain'
  | 'deleteOrganizationDomain'
  | 'verifyOrganizationDomain'
>

/** Most domains that the notice names, as in the contract. */
const DOMAINS_NAMED = 20

/** The domains that an organization has to verify, if it is from before they had to be verified. */
async function gracePeriodOf(
  db: Queries,
  organization: OrganizationRow,
): Promise<OrganizationDomainList['grace_period']> {
  const { graceEnds } = organization
  const domains = graceEnds ? await unverifiedDomainsOf(db, organization) : []
  if (!graceEnds || !domains.length) return null
  return { ends: graceEnds.toISOString(), domains: domains.slice(0, DOMAINS_NAMED) }
}

const newToken = () => randomBytes(16).toString('hex')

/** Name and value of the record that verifies a domain. */
export function recordOf({ domain, token }: Pick<DomainRow, 'domain' | 'token'>) {
  return { name: `_gatepost.${domain}`, value: `gatepost-domain=${token}` }
}

const isDomain = (organizationId: string, domain: string) =>
  and(eq(organizationDomains.organizationId, organizationId), eq(organizationDomains.domain, domain))

async function findDomain(
  db: Queries,
  organizationId: string,
  domain: string,
): Promise<DomainRow | undefined> {
  const [row] = await db.select().from(organizationDomains).where(isDomain(organizationId, domain))
  return row
}

async function hasRecord(row: DomainRow, { dns, log }: Pick<Kernel, 'dns' | 'log'>): Promise<boolean> {
  const { name, value } = recordOf(row)
  try {
    return (await dns.texts(name)).includes(value)
  } catch (error) {
    log.info({ domain: row.domain, err: error }, 'a domain could not be looked up')
    return false
  }
}

/** False if another organization has verified the domain, even at the same moment. */
async function markVerified(db: Queries, row: DomainRow, now: Date): Promise<boolean> {
  try {
    const marked = await db.transaction(savepoint =>
      savepoint
        .update(organizationDomains)
        .set({ verified: now })
        .where(and(isDomain(row.organizationId, row.domain), isNull(organizationDomains.verified)))
        .returning({ domain: organizationDomains.domain }),
    )
    if (!marked.length) throw problem('not-found')
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/** PostgreSQL's code for a second row where an index allows one. */
function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error
  return (cause as { code?: unknown } | undefined)?.code === '23505'
}

function toWire(row: DomainRow): OrganizationDomain {
  const { name, value } = recordOf(row)
  return {
    domain: row.domain,
    record_name: name,
    record_value: value,
    created: row.created.toISOString(),
    verified: row.verified?.toISOString() ?? null,
  }
}
