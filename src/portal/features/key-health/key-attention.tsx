import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { FindingId } from '#domain/keys/health/findings.ts'
import { FINDING_TITLES } from '#domain/keys/health/titles.ts'
import { getKeySurvey } from '#generated/security/operations/getKeySurvey.ts'
import { queryClient } from '#portal/api/query-client.ts'
import { AttentionItem, AttentionItems, type AttentionSource } from '#portal/kit/attention.tsx'
import { describeFix, fixId } from '#portal/shared/keys/fixes.ts'
import { surveyQuery } from '#portal/shared/keys/survey.ts'
import { buttonClass } from '#portal/ui/classes.ts'
import { reasonOf } from './copy.ts'
import { selectKeys, useKeyHealth } from './key-health.ts'

/** The rest is in Health. */
const SHOWN = 3

const LIMITS: ReadonlySet<FindingId> = new Set(['limit-reached', 'limit-near'])
/** Someone else can use the key, or it works for no one. */
const SECURITY: ReadonlySet<FindingId> = new Set(['wide-wildcard', 'own-machine', 'orphan', 'no-hostname'])

const NONE: ReadonlySet<string> = new Set()

/** Keys at their limit or near it. */
export const limitsAttention: Omit<AttentionSource, 'Items'> = {
  what: 'Limits of your keys',
  operations: [getKeySurvey],
  load: () => queryClient.prefetchQuery(surveyQuery),
}

/** The items of these, without the keys that the page lists elsewhere; undefined while they load. */
export function LimitsItems({ listedElsewhere }: { listedElsewhere: ReadonlySet<string> | undefined }) {
  return <Findings what={limitsAttention.what} ids={LIMITS} listedElsewhere={listedElsewhere} />
}

/** Keys that others may use, or that work for no one. */
export const securityAttention: AttentionSource = {
  what: 'The health of your keys',
  operations: [getKeySurvey],
  // The survey is on its way for the limits.
  load: () => undefined,
  Items: () => <Findings what="The health of your keys" ids={SECURITY} listedElsewhere={NONE} />,
}

function Findings({
  what,
  ids,
  listedElsewhere,
}: {
  what: string
  ids: ReadonlySet<FindingId>
  /** Ids of keys to leave out; undefined while they load. */
  listedElsewhere: ReadonlySet<string> | undefined
}) {
  const survey = useQuery(surveyQuery)
  const keys = useKeyHealth(survey.data)
  const [now] = useState(() => new Date())
  return (
    <AttentionItems query={{ ...survey, data: listedElsewhere && keys }} what={what}>
      {all => {
        const found = selectKeys(all, {}).flatMap(({ key, findings }) =>
          listedElsewhere?.has(key.keyId)
            ? []
            : findings.flatMap(finding => (ids.has(finding.id) ? [{ key, finding }] : [])),
        )
        return (
          <>
            {found.slice(0, SHOWN).map(({ key, finding }) => {
              const [fix] = finding.fixes
              const label = fix && describeFix(fix).label
              const title = `${FINDING_TITLES[finding.id]}: ${key.label}`
              return (
                <AttentionItem
                  key={`${key.keyId} ${finding.id} ${'hostname' in finding ? finding.hostname : ''}`}
                  tone={finding.severity === 'critical' ? 'danger' : 'warning'}
                  title={title}
                  detail={reasonOf(finding, key, now)}
                  action={
                    fix?.action === 'rotate' ? (
                      <Link
                        to="/account/keys/secret/$keyId"
                        params={{ keyId: key.keyId }}
                        search={{ dialog: 'rotate' }}
                        aria-label={`${label}: ${key.label}`}
                        className={buttonClass({ size: 'sm' })}
                      >
                        {label}
                      </Link>
                    ) : (
                      <Link
                        to="/account/keys/health"
                        search={{
                          finding: finding.id,
                          ...(fix && { dialog: fixId(fix), id: key.keyId }),
                        }}
                        aria-label={`${label ?? 'Review'}: ${key.label}`}
                        className={buttonClass({ size: 'sm', className: 'max-w-full' })}
                      >
                        <span className="truncate">{label ?? 'Review'}</span>
                      </Link>
                    )
                  }
                />
              )
            })}
            {found.length > SHOWN && (
              <li className="py-3 text-sm last:pb-0">
                <Link to="/account/keys/health" className="text-accent underline underline-offset-4">
                  {found.length - SHOWN} more in Health
                </Link>
              </li>
            )}
          </>
        )
      }}
    </AttentionItems>
  )
}
