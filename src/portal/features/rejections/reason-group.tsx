import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { countOf, exactAmount } from '#domain/text/amounts.ts'
import { KeyLink } from '#portal/shared/keys/key-link.tsx'
import { cx } from '#portal/ui/classes.ts'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { FixAll, FixControl, fixesOf, type KeyFix, notMine, type RejectionFix } from './fixes.tsx'
import { isOpen, type RejectionGroup, type RejectionSource } from './rejections.ts'
import { type RequestSearch, searchOf } from './requests/search.ts'
import { RULES } from './rules.ts'

/** A key of a reason: where its requests came from, and what to do about each source, or about the key. */
export function ReasonGroup({ group, time }: { group: RejectionGroup; time: RequestSearch['time'] }) {
  const { key, count, sources, sourceCount, rule, currentRule } = group
  const [now] = useState(() => new Date())
  const fixes = fixesOf(group, now)
  const ofKey = fixes.filter(fix => !sources.some(source => isOf(fix, source)))
  const hostnames = sources.filter(source => fixes.some(fix => isOf(fix, source)))
  const unlisted = sourceCount - sources.length
  return (
    <li className="flex flex-col gap-2 py-3 first:pt-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 text-sm">
          <KeyLink
            kind={key.kind}
            keyId={key.id}
            className="font-medium wrap-anywhere text-accent underline underline-offset-4"
          >
            {key.label}
          </KeyLink>{' '}
          <span className="text-muted tnum">{countOf(count, 'lookup')}</span>{' '}
          <Link
            to="/account/keys/requests"
            search={searchOf({ key: key.id, error: group.error, number: group.number, time })}
            preload={false}
            aria-label={`Requests of ${key.label}`}
            className="text-accent underline underline-offset-4"
          >
            Requests
          </Link>
        </p>
        <Status result={currentRule === null && !group.isDismissed ? 'Accepted now' : undefined}>
          {isOpen(group) && currentRule !== null && currentRule !== rule && (
            <span className="text-sm text-muted">
              That’s fixed, but now {RULES[currentRule].now} {RULES[currentRule].todo}
            </span>
          )}
          {ofKey.map(fix => (
            <FixControl key={fix.label} fix={fix} group={group} />
          ))}
        </Status>
      </div>
      <ul aria-label={`Where requests with ${key.label} came from`} className="flex flex-col gap-1.5">
        {sources.map(source => (
          <SourceItem
            key={source.source}
            source={source}
            group={group}
            fix={fixes.find(fix => isOf(fix, source))}
          />
        ))}
      </ul>
      {unlisted > 0 && (
        <p className="text-sm text-muted">
          And {exactAmount(unlisted)} more. Choose “All” to see each of them.
        </p>
      )}
      {hostnames.length > 1 && <DecideAll group={group} hostnames={hostnames} fixes={fixes} />}
    </li>
  )
}

/** Whether a fix is about a source, and not about the key. */
function isOf(fix: RejectionFix, { source }: RejectionSource): boolean {
  if (!('fix' in fix)) return false
  if (fix.fix.action === 'authorize') return fix.fix.hostname === source
  return fix.fix.action === 'allow-address' && fix.fix.address === source
}

/** What can be done about a key or a source. Once it is done, its result gets the focus of the button, which is gone. */
function Status({ result, children }: { result: string | undefined; children?: ReactNode }) {
  const status = useRef<HTMLSpanElement>(null)
  const [wasOpen, setWasOpen] = useState(result === undefined)
  useEffect(() => {
    if (result !== undefined && wasOpen) status.current?.focus()
    setWasOpen(result === undefined)
  }, [result, wasOpen])
  return (
    <span ref={status} tabIndex={-1} className="flex flex-wrap items-center gap-2">
      {result !== undefined && <span className="text-sm text-muted">{result}</span>}
      {children}
    </span>
  )
}

/** Where requests came from and when, and then what can be done about them. */
function SourceItem({
  source: { source, count, first, last, isDismissed, currentRule },
  group,
  fix,
}: {
  source: RejectionSource
  group: RejectionGroup
  fix: RejectionFix | undefined
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 rounded-md bg-sunken px-3 py-2">
      <span className="flex min-w-0 flex-col">
        <span
          translate="no"
          className={cx('font-mono text-xs leading-5 wrap-anywhere', isDismissed && 'text-muted')}
        >
          {source ?? 'Many others'}
        </span>
        <span className="text-xs text-muted">
          {countOf(count, 'lookup')}, first <RelativeTime value={first} />, last <RelativeTime value={last} />
        </span>
      </span>
      {isDismissed && source !== null ? (
        <Status result="Not yours">
          <FixControl
            fix={{
              label: `Restore ${source}`,
              text: 'Restore',
              fix: { action: 'restore', hostname: source },
            }}
            group={group}
          />
        </Status>
      ) : (
        <Status result={currentRule === null && group.currentRule !== null ? 'Accepted now' : undefined}>
          {fix && <FixControl fix={{ ...fix, text: 'Allow' }} group={group} />}
          {fix && source !== null && currentRule === 'hostname' && (
            <FixControl fix={notMine(source)} group={group} />
          )}
        </Status>
      )}
    </li>
  )
}

/** The same decision about all sources of a key. */
function DecideAll({
  group: { key, rule },
  hostnames,
  fixes,
}: {
  group: RejectionGroup
  hostnames: readonly RejectionSource[]
  fixes: readonly RejectionFix[]
}) {
  const allow = fixes.flatMap((fix): KeyFix[] =>
    'fix' in fix && hostnames.some(source => isOf(fix, source)) ? [{ key, fix: fix.fix }] : [],
  )
  const dismiss = hostnames.flatMap(({ source }): KeyFix[] =>
    source === null ? [] : [{ key, fix: { action: 'dismiss', hostname: source } }],
  )
  const what = `${hostnames.length} ${rule === 'hostname' ? 'hostnames' : 'addresses'}`
  return (
    <div className="flex flex-wrap gap-2">
      <FixAll label={`Allow all ${what}`} doneText={`${key.label} works on ${what} more.`} fixes={allow} />
      {rule === 'hostname' && (
        <FixAll label="None is mine" doneText={`${what} are marked as not yours.`} fixes={dismiss} />
      )}
    </div>
  )
}
