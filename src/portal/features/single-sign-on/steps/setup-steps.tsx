import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowDown, Check } from 'lucide-react'
import { buttonClass, cx } from '#portal/ui/classes.ts'
import { domainsQuery } from '../domains/domains.ts'
import { type Provider, providerQuery } from '../provider/provider.ts'
import { rehearsalQuery } from '../rehearsal/rehearsal.ts'
import { stepsOf } from './steps.ts'

/** How far the setup is, and what comes next. Hidden once nothing is left to do. */
export function SetupSteps() {
  const { data: provider } = useQuery(providerQuery)
  const { data: domains } = useQuery(domainsQuery)
  // What follows depends on all of it: a step that turns up done a moment later would be confusing.
  if (!provider?.isOwner || !domains) return null
  const hasDomain = domains.rows.some(({ verified }) => verified)
  return provider.kind === 'none' ? (
    <Steps
      steps={stepsOf({
        hasProvider: false,
        hasRehearsed: false,
        isActive: false,
        isUnconfirmed: false,
        hasDomain,
      })}
    />
  ) : (
    <ProviderSteps provider={provider} hasDomain={hasDomain} />
  )
}

function ProviderSteps({
  provider: { isActive, confirmUntil },
  hasDomain,
}: {
  provider: Exclude<Provider, { kind: 'none' }>
  hasDomain: boolean
}) {
  const { data: rehearsal } = useQuery(rehearsalQuery)
  if (rehearsal === undefined) return null
  return (
    <Steps
      steps={stepsOf({
        hasProvider: true,
        hasRehearsed: rehearsal?.login.outcome === 'passed',
        isActive,
        isUnconfirmed: confirmUntil !== null,
        hasDomain,
      })}
    />
  )
}

/** The steps of an account without an organization, whose next step is right below. */
export function FirstSteps() {
  return <Steps steps={stepsOf(undefined)} />
}

function Steps({ steps }: { steps: ReturnType<typeof stepsOf> }) {
  const next = steps.findIndex(({ isDone }) => !isDone)
  const step = steps[next]
  if (!step) return null
  return (
    <nav aria-label="Setup" className="mb-6 flex flex-col gap-4 rounded-xl bg-sunken p-5">
      {step.task !== undefined && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="min-w-0 text-sm">
            <span className="block font-medium">Next step: {step.label.toLowerCase()}</span>
            <span className="text-muted">{step.task}</span>
          </p>
          <Link to="/account/single-sign-on" hash={step.section} className={buttonClass({ size: 'sm' })}>
            {step.label}
            <ArrowDown className="size-4" aria-hidden />
          </Link>
        </div>
      )}
      <ol className="grid gap-x-3 gap-y-1.5 sm:grid-cols-5">
        {steps.map(({ section, label, isDone }, index) => (
          <li
            key={section}
            aria-current={index === next ? 'step' : undefined}
            className={cx(
              'flex items-center gap-2 text-sm sm:border-t-2 sm:pt-2',
              isDone || index === next ? 'sm:border-accent' : 'sm:border-line',
              index === next ? 'font-medium' : 'text-muted',
            )}
          >
            <span className="grid size-4 shrink-0 place-items-center text-xs tabular-nums" aria-hidden>
              {isDone ? <Check className="size-4 text-accent" /> : index + 1}
            </span>
            {label}
            {isDone && <span className="sr-only"> (done)</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
