import { type GatewayErrorName, gatewayCodes } from '#domain/errors/gateway.ts'
import { decideLookup, type Verdict } from '#domain/gateway/lookup/decision.ts'
import type { Attempt, NearHostname } from '#domain/gateway/lookup/facts.ts'
import { coveringHostname } from '#domain/gateway/lookup/rejections.ts'
import { nearHostname } from '#domain/gateway/near-hostname.ts'
import type { SurveyedKey } from '#domain/keys/health/findings.ts'
import { isTestKeyId } from '#domain/keys/test-keys.ts'
import { timeOf } from '#domain/subscription/subscription-status.ts'
import type { RejectionGroup } from '../rejections.ts'
import type { Account, HeldLicense, ManagedKey, Reason, Suspect } from './account-facts.ts'
import { LIMIT_REACHED, type Pasted, type ReportedError, USAGE_LIMIT_REACHED } from './paste.ts'
import { suspectsOf } from './suspects.ts'

/** What was assumed because the paste does not contain it. */
export type Assumption = 'token' | 'page' | 'address' | 'product'

type Decision =
  | Extract<Verdict, { isAllowed: true }>
  | {
      isAllowed: false
      id: number | null
      name: GatewayErrorName | 'suspected-bot'
      status: number
      rejection: Reason
    }

export type Explanation =
  | { kind: 'nothing' }
  /** Only a token; the account's list shows last characters, too. */
  | { kind: 'token'; tail: string }
  /** The attempt can be evaluated. `suspects` explain a pasted error that the evaluation does not give. */
  | {
      kind: 'decided'
      key: SurveyedKey | null
      keyId: string | null
      license: HeldLicense | null
      decision: Decision
      assumed: Assumption[]
      reported: ReportedError | null
      agrees: boolean
      suspects: Suspect[]
      recorded: RejectionGroup[]
    }
  /** A page without a key: the keys that work there. */
  | {
      kind: 'page'
      host: string
      reported: ReportedError | null
      covering: { key: SurveyedKey; hostname: string }[]
      near: { key: SurveyedKey; near: NearHostname }[]
      /** The number of keys with hostnames, none of them near. */
      others: number
    }
  /** A key that the portal made for its own pages. `suspects` are licenses. */
  | {
      kind: 'managed'
      key: ManagedKey
      reported: ReportedError | null
      suspects: Suspect[]
      recorded: RejectionGroup[]
    }
  /** A test key, whose responses nothing of the account decides. */
  | { kind: 'test'; reported: ReportedError | null }
  /** An error without a key: the keys and licenses that could have caused it, and whose requests it rejected. */
  | { kind: 'reported'; reported: ReportedError; suspects: Suspect[]; recorded: RejectionGroup[] }
  /** Only a status: its possible meanings. */
  | { kind: 'status'; status: number; errors: ReportedError[] }

/** The explanation of the paste, from the account's own data. */
export function explain(pasted: Pasted, account: Account, now: Date): Explanation {
  const { reported, status, sentAs, keyId, tokenTail, host, isWhole, api } = pasted
  if (keyId !== null && isTestKeyId(keyId)) return { kind: 'test', reported }
  const managed = account.managedKeys.find(key => key.keyId === keyId)
  if (managed) {
    const suspects = reported ? suspectsOf(reported, pasted, { ...account, keys: [] }, now) : []
    return { kind: 'managed', key: managed, reported, suspects, recorded: recordedOf(pasted, account) }
  }
  if (keyId !== null || sentAs !== null || (isWhole && api !== null)) return decide(pasted, account, now)
  if (host !== null && (!reported || reported.name === 'key-unauthorized'))
    return explainPage(host, reported, account)
  if (reported) {
    const suspects = suspectsOf(reported, pasted, account, now)
    return { kind: 'reported', reported, suspects, recorded: recordedOf(pasted, account) }
  }
  if (tokenTail !== null) return { kind: 'token', tail: tokenTail }
  if (status !== null) return explainStatus(status)
  // An address without a key: a secret key would be in a header.
  return api === null ? { kind: 'nothing' } : decide(pasted, account, now)
}

function decide(pasted: Pasted, account: Account, now: Date): Explanation {
  const key = account.keys.find(({ keyId }) => keyId === pasted.keyId) ?? null
  const { attempt, facts, licenses, assumed } = attemptOf(pasted, key, account)
  const decision = withoutSample(decideLookup(facts, licenses, attempt, now), pasted)
  const { reported } = pasted
  const agrees = reported === null || (!decision.isAllowed && decision.name === reported.name)
  const licenseId = licenseOf(decision)
  return {
    kind: 'decided',
    key,
    keyId: pasted.keyId,
    license: account.licenses.find(each => each.licenseId === licenseId) ?? null,
    decision,
    assumed,
    reported,
    agrees,
    suspects:
      reported && !agrees
        ? suspectsOf(reported, pasted, { ...account, keys: key ? [key] : account.keys }, now)
        : [],
    recorded: agrees ? [] : recordedOf(pasted, account),
  }
}

/** Returns what the API has recently rejected with the reported error, of the pasted key if there is one. */
function recordedOf({ reported, keyId }: Pasted, { rejected }: Account): RejectionGroup[] {
  if (!reported) return []
  return rejected.filter(
    ({ error, number, key }) =>
      error === reported.name &&
      (reported.id === null || number === null || number === reported.id) &&
      (keyId === null || key.id === keyId),
  )
}

function licenseOf(decision: Decision): number | undefined {
  if (decision.isAllowed) return decision.licenseId
  return 'licenseId' in decision.rejection ? decision.rejection.licenseId : undefined
}

/** Used for a page that is not in the paste, if no hostname of the key can be. */
const SAMPLE_HOST = 'some.page.invalid'

function withoutSample(verdict: Verdict, { host }: Pasted): Decision {
  const isSample =
    !verdict.isAllowed &&
    verdict.rejection.rule === 'hostname' &&
    verdict.rejection.host === SAMPLE_HOST &&
    !host
  return isSample ? { ...verdict, rejection: { rule: 'no-hostname' } } : verdict
}

/** The attempt as the gateway saw it, as far as the paste shows, and what had to be assumed. */
function attemptOf(pasted: Pasted, key: SurveyedKey | null, account: Account) {
  const assumed: Assumption[] = []
  const { sentAs, keyId, isWhole, ip } = pasted
  const isNothingSent = sentAs === null && keyId === null
  const credentials = isNothingSent ? 'none' : (sentAs ?? key?.kind ?? 'embedded')
  if (credentials === 'secret') assumed.push('token')
  let { host } = pasted
  if (credentials === 'embedded' && host === null && !isWhole && !pasted.isFromBrowser) {
    host = sampleHost(key) ?? SAMPLE_HOST
    assumed.push('page')
  }
  // A list of allowed addresses cannot be checked without the address of the call.
  const ignoresIps = ip === null && key !== null && key.allowedIps.length > 0
  if (ignoresIps) assumed.push('address')
  const product = productOf(pasted, account)
  if (pasted.api === null && pasted.license === null) assumed.push('product')
  const attempt: Attempt = {
    credentials,
    token: credentials === 'secret' ? 'right' : 'none',
    isFromBrowser: pasted.isFromBrowser,
    isProgram: pasted.isProgram,
    host,
    ip: ip ?? '',
    product,
    license: licenseWanted(pasted, account),
    lookups: pasted.lookups,
    madeThisSecond: () => 0,
  }
  const facts = key && {
    ...key,
    allowedIps: ignoresIps ? [] : key.allowedIps,
    // No scope contains a license that the account does not hold; the missing license is then the reason to
    // give.
    licenses: product.length ? key.licenses : null,
  }
  return { attempt, facts, licenses: account.licenses, assumed }
}

function sampleHost(key: SurveyedKey | null): string | undefined {
  const hostname = key?.hostnames.find(each => each.isAuthorized)?.hostname
  return hostname?.replace(/^\*/, 'page')
}

function licenseWanted({ license }: Pasted, { licenses }: Account): Attempt['license'] {
  if (license === null) return null
  return licenses.find(({ key }) => key === license)?.licenseId ?? 'unknown'
}

/** Licenses of the account for the API; if the paste does not name it, all that it may be about. */
function productOf({ api, license }: Pasted, { licenses }: Account): number[] {
  const named = licenses.filter(({ key }) => key === license)
  const serving =
    api === null ? (named.length ? named : licenses) : licenses.filter(each => serves(each, api))
  return serving.map(({ licenseId }) => licenseId)
}

function serves({ endpoints }: HeldLicense, api: string): boolean {
  return endpoints.some(endpoint => endpoint.endsWith(`/${api}`))
}

function explainPage(host: string, reported: ReportedError | null, { keys }: Account): Explanation {
  const embedded = keys.filter(key => key.kind === 'embedded' && timeOf(key.recoveryDeadline) === undefined)
  const covering: { key: SurveyedKey; hostname: string }[] = []
  const near: { key: SurveyedKey; near: NearHostname }[] = []
  for (const key of embedded) {
    const hostname = coveringHostname(key, { host })
    const nearest = hostname === undefined ? nearHostname(key.hostnames, host) : null
    if (hostname !== undefined) covering.push({ key, hostname })
    else if (nearest) near.push({ key, near: nearest })
  }
  return {
    kind: 'page',
    host,
    reported,
    covering,
    near,
    others: embedded.length - covering.length - near.length,
  }
}

function explainStatus(status: number): Explanation {
  const errors = new Map<string, ReportedError>()
  for (const [id, known] of gatewayCodes)
    if (known.status === status && !errors.has(known.name)) errors.set(known.name, { id, ...known })
  for (const limit of [LIMIT_REACHED, USAGE_LIMIT_REACHED])
    if (limit.status === status) errors.set(limit.name, limit)
  return { kind: 'status', status, errors: [...errors.values()] }
}
