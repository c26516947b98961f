import { Link } from '@tanstack/react-router'
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SurveyedKey } from '#domain/keys/health/findings.ts'
import { countOf, exactAmount } from '#domain/text/amounts.ts'
import { helpPath, STATUS_PAGE } from '#portal/api/help.ts'
import { KeyLink } from '#portal/shared/keys/key-link.tsx'
import { cx } from '#portal/ui/classes.ts'
import { Card } from '#portal/ui/page/card.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import type { RejectionGroup } from '../rejections.ts'
import { RULES } from '../rules.ts'
import type { HeldLicense, Reason, Suspect } from './account-facts.ts'
import { noSuspectText, reasonCopy, type Subject, some } from './copy.ts'
import type { ReportedError } from './paste.ts'

const LOOKS = {
  allowed: { icon: CircleCheck, mark: 'text-accent' },
  rejected: { icon: CircleX, mark: 'text-danger' },
  unsure: { icon: CircleHelp, mark: 'text-warning' },
}

export function DiagnosisCard({
  tone,
  title,
  children,
}: {
  tone: keyof typeof LOOKS
  title: string
  children: ReactNode
}) {
  const { icon: Icon, mark } = LOOKS[tone]
  return (
    <Card>
      <div className="flex gap-3">
        <Icon aria-hidden="true" className={cx('mt-0.5 size-5 shrink-0', mark)} />
        <div className="flex min-w-0 flex-1 flex-col gap-3 wrap-anywhere">
          <h2 className="text-base leading-6">{title}</h2>
          {children}
        </div>
      </div>
    </Card>
  )
}

/** The number, name and status of an error, with a link to the page that explains it. */
export function ErrorLine({
  error: { id, name, status },
}: {
  error: Pick<ReportedError, 'id' | 'name' | 'status'>
}) {
  return (
    <p className="flex flex-wrap gap-x-2 gap-y-1 text-sm text-muted">
      <code translate="no" className="font-mono text-xs leading-5">
        {status} · {name}
        {id !== null && ` · ${id}`}
      </code>
      <a href={helpPath(name)} target="_blank" rel="noreferrer" className={className}>
        What it means
      </a>
      {status >= 500 && (
        <a href={STATUS_PAGE} target="_blank" rel="noreferrer" className={className}>
          Status page
        </a>
      )}
    </p>
  )
}

/** More than this, no one reads. */
const SHOWN = 20

/** The keys and licenses of the account that could have caused an error, and which of its requests were rejected with it. */
export function Suspects({
  reported,
  suspects,
  recorded,
  licenses,
}: {
  reported: ReportedError
  suspects: readonly Suspect[]
  recorded: readonly RejectionGroup[]
  licenses: readonly HeldLicense[]
}) {
  if (!suspects.length && !recorded.length) return <p>{noSuspectText(reported.name)}</p>
  return (
    <>
      {suspects.length > 0 && <Causes {...{ suspects, licenses }} />}
      {recorded.length > 0 && <Recorded recorded={recorded} />}
    </>
  )
}

/** How often the API has rejected requests of the account with the error, and why. */
function Recorded({ recorded }: { recorded: readonly RejectionGroup[] }) {
  const total = recorded.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <p>
        {total === 1
          ? 'One lookup of this account was rejected with it in the last 30 days:'
          : `${exactAmount(total)} lookups of this account were rejected with it in the last 30 days:`}
      </p>
      <ul aria-label="What was rejected with it" className="flex flex-col divide-y divide-line">
        {recorded.slice(0, SHOWN).map(group => (
          <RecordedGroup key={group.id} group={group} />
        ))}
      </ul>
      {recorded.length > SHOWN && <p className="text-muted">And {recorded.length - SHOWN} more.</p>}
    </>
  )
}

function RecordedGroup({ group: { key, rule, error, count, last, sources } }: { group: RejectionGroup }) {
  const named = sources.flatMap(({ source }) => source ?? [])
  return (
    <li className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
      <p>
        {key.label}: {RULES[rule].why}
      </p>
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-muted">
        <span>
          {countOf(count, 'lookup')}, last <RelativeTime value={last} />
          {named.length > 0 && `, from ${some(named)}`}
        </span>
        <Link
          to="/account/keys/rejected"
          search={{ key: key.id, error }}
          preload={false}
          className={className}
        >
          See what to do
        </Link>
      </p>
    </li>
  )
}

function Causes({ suspects, licenses }: { suspects: readonly Suspect[]; licenses: readonly HeldLicense[] }) {
  return (
    <>
      <p>
        {suspects.length === 1
          ? 'One thing in this account could have caused it:'
          : `${suspects.length} things in this account could have caused it:`}
      </p>
      <ul aria-label="What could have caused it" className="flex flex-col divide-y divide-line">
        {suspects.slice(0, SHOWN).map(({ key, license, reason }) => (
          <li key={key?.keyId ?? license?.licenseId} className="py-3 first:pt-0 last:pb-0">
            <ReasonText reason={reason} subject={{ key, license, licenses }} />
          </li>
        ))}
      </ul>
      {suspects.length > SHOWN && <p className="text-muted">And {suspects.length - SHOWN} more.</p>}
    </>
  )
}

/** Reasons that another plan removes. */
const OF_LICENSES: readonly Reason['rule'][] = [
  'license-not-held',
  'subscription',
  'too-few-remaining',
  'plan-rate-limit',
  'rate-limit',
]

/** The rule that decided, what to do, and a link to do it. */
export function ReasonText({ reason, subject }: { reason: Reason; subject: Subject }) {
  const { why, todo } = reasonCopy(reason, subject)
  const { key } = subject
  return (
    <div className="flex flex-col gap-1">
      <p>{why}</p>
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-muted">
        {todo}
        {OF_LICENSES.includes(reason.rule) && <PlansLink />}
        {key && !OF_LICENSES.includes(reason.rule) && <KeyPageLink to={key}>Open {key.label}</KeyPageLink>}
        {reason.rule === 'unknown-key' && <KeysLink>Your keys</KeysLink>}
        {reason.rule === 'no-hostname' && <HealthLink />}
      </p>
    </div>
  )
}

const className = 'text-accent underline underline-offset-2 hover:no-underline'

/** Not preloaded: hovering over the link of a pasted key would request the key by its id. */
export function KeyPageLink({
  to: { kind, keyId },
  children,
}: {
  to: Pick<SurveyedKey, 'keyId' | 'kind'>
  children: ReactNode
}) {
  return (
    <KeyLink kind={kind} keyId={keyId} preload={false} className={className}>
      {children}
    </KeyLink>
  )
}

export function KeysLink({ children }: { children: ReactNode }) {
  return (
    <Link to="/account/keys" search={{ tab: undefined }} preload={false} className={className}>
      {children}
    </Link>
  )
}

function HealthLink() {
  return (
    <Link to="/account/keys/health" preload={false} className={className}>
      Health
    </Link>
  )
}

function PlansLink() {
  return (
    <Link to="/account/subscriptions/plans" preload={false} className={className}>
      Plans and prices
    </Link>
  )
}
