import { ChevronDown, CircleAlert, CircleCheck, CircleMinus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { countOf, exactAmount } from '#domain/text/amounts.ts'
import { helpPath } from '#portal/api/help.ts'
import { Button } from '#portal/ui/button.tsx'
import { cx } from '#portal/ui/classes.ts'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { FixAll, FixControl, fixesOf, type KeyFix } from './fixes.tsx'
import { ReasonGroup } from './reason-group.tsx'
import type { RejectionReason } from './rejections.ts'
import type { RequestSearch } from './requests/search.ts'
import { RULES } from './rules.ts'

const LOOKS = {
  open: { icon: CircleAlert, mark: 'text-danger' },
  fixed: { icon: CircleCheck, mark: 'text-accent' },
  dismissed: { icon: CircleMinus, mark: 'text-faint' },
}

/** A reason: how many requests, what to do about it, its fix for all keys, and the keys within. */
export function ReasonItem({
  reason,
  isOpenAtFirst,
  time,
}: {
  reason: RejectionReason
  /** Whether the keys show before a press. */
  isOpenAtFirst: boolean
  /** The days that the page shows, which the requests of a key are narrowed to as well. */
  time: RequestSearch['time']
}) {
  const { rule, error, number, status, count, last, keyCount, groups, state } = reason
  const [isShown, setShown] = useState(isOpenAtFirst)
  const content = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const { icon: Icon, mark } = LOOKS[state]
  return (
    <li className="border-b border-line last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
        <h2 className="min-w-0 flex-1 basis-80 text-sm">
          <button
            ref={toggle}
            type="button"
            aria-expanded={isShown}
            aria-controls={content}
            className="flex w-full items-start gap-3 rounded-md text-left"
            onClick={() => setShown(!isShown)}
          >
            <ChevronDown
              aria-hidden="true"
              className={cx(
                'mt-0.5 size-4 shrink-0 text-faint transition-transform',
                !isShown && '-rotate-90',
              )}
            />
            <Icon aria-hidden="true" className={cx('mt-0.5 size-4 shrink-0', mark)} />
            <span className="flex min-w-0 flex-1 flex-col">
              <span className="flex flex-wrap items-baseline gap-x-3">
                <span className="font-medium">{RULES[rule].title}</span>
                <span className="font-normal text-muted tnum">
                  {countOf(count, 'lookup')}, {countOf(keyCount, 'key')}
                </span>
              </span>
              <span className="font-normal text-muted">{adviceFor(reason)}</span>
            </span>
          </button>
        </h2>
        <span className="text-sm text-muted max-sm:pl-7">
          Last <RelativeTime value={last} />
        </span>
        {state === 'open' && (
          <span className="max-sm:pl-7">
            <ReasonFix
              reason={reason}
              isShown={isShown}
              onReview={() => setShown(true)}
              onApplied={() => toggle.current?.focus()}
            />
          </span>
        )}
      </div>
      <div id={content} hidden={!isShown} className="px-5 pb-4 sm:pl-19">
        <ul aria-label={`Keys: ${RULES[rule].title}`} className="flex flex-col divide-y divide-line">
          {groups.map(group => (
            <ReasonGroup key={group.id} group={group} time={time} />
          ))}
        </ul>
        {keyCount > groups.length && (
          <p className="pt-3 text-sm text-muted">
            {exactAmount(keyCount - groups.length)} more keys. Search for one to see it.
          </p>
        )}
        <p className="flex flex-wrap gap-x-2 pt-3 text-xs text-muted">
          <code translate="no" className="font-mono">
            {status} · {error}
            {number !== null && ` · ${number}`}
          </code>
          <a
            href={helpPath(error)}
            target="_blank"
            rel="noreferrer"
            className="text-accent underline underline-offset-4"
          >
            What it means
          </a>
        </p>
      </div>
    </li>
  )
}

function adviceFor({ rule, state, groups }: RejectionReason): string {
  if (state === 'fixed') return 'Fixed. These requests are accepted now.'
  if (state === 'dismissed') return 'Marked as not yours. The API keeps rejecting them.'
  const isSame = groups.some(({ currentRule }) => currentRule === rule)
  return `${RULES[rule].why} ${isSame ? RULES[rule].todo : 'That’s fixed, but another rule rejects them now.'}`
}

/** Whether a fix allows a source, which may be someone else's: that is decided with what is known of the source. */
const isDecision = ({ fix: { action } }: KeyFix) => action === 'authorize' || action === 'allow-address'

/** The fix for all keys of a reason; for sources that may be someone else's, the way to decide. */
function ReasonFix({
  reason: { rule, groups },
  isShown,
  onReview,
  onApplied,
}: {
  reason: RejectionReason
  isShown: boolean
  onReview: () => void
  /** The button is gone, because nothing is left to fix. */
  onApplied: () => void
}) {
  const [now] = useState(() => new Date())
  const all = groups.flatMap(group => fixesOf(group, now).map(fix => ({ fix, group })))
  const fixes = all.flatMap(({ fix, group }): KeyFix[] =>
    'fix' in fix ? [{ key: group.key, fix: fix.fix }] : [],
  )
  const [first, ...others] = fixes
  const review = isShown ? null : (
    <Button size="sm" aria-label={`Review: ${RULES[rule].title}`} onClick={onReview}>
      Review
    </Button>
  )
  if (fixes.some(isDecision) || rule === 'ip') return review
  const isOneKind = others.every(({ fix }) => fix.action === first?.fix.action)
  const words = first && isOneKind ? ALL[first.fix.action]?.(fixes.length) : undefined
  if (others.length > 0 && words) return <FixAll {...words} fixes={fixes} onApplied={onApplied} />
  const [control] = all
  // A page of one key fixes none of the others.
  if (all.length > 1 && control && 'link' in control.fix && control.fix.link.params) return review
  return control ? <FixControl fix={control.fix} group={control.group} onApplied={onApplied} /> : null
}

const ALL: Partial<Record<KeyFix['fix']['action'], (count: number) => { label: string; doneText: string }>> =
  {
    resume: count => ({ label: `Resume ${count} keys`, doneText: `${count} keys are active again.` }),
    recover: count => ({ label: `Recover ${count} keys`, doneText: `${count} keys are recovered.` }),
    extend: count => ({
      label: `Extend ${count} keys by 90 days`,
      doneText: `${count} keys work for another 90 days.`,
    }),
    'raise-limit': count => ({
      label: `Raise ${count} limits`,
      doneText: `The limits of ${count} keys are raised.`,
    }),
  }
