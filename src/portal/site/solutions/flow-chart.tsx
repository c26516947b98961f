import { Link } from '@tanstack/react-router'
import { ArrowRight, CornerLeftUp, LogOut } from 'lucide-react'
import type { FlowStep, Outcome } from '#portal/content/templates/solution.ts'
import { cx } from '#portal/ui/classes.ts'

const nodes: Record<FlowStep['by'], string> = {
  person: 'bg-surface text-ink ring-line-control',
  system: 'bg-hover text-ink ring-line-control',
  gateway: 'bg-sign text-on-sign ring-sign',
}

const ways = {
  on: { icon: ArrowRight, box: 'bg-accent-soft text-accent', words: 'Continue:' },
  ask: { icon: CornerLeftUp, box: 'bg-warning-soft text-warning', words: 'Go back:' },
  out: { icon: LogOut, box: 'bg-danger-soft text-danger', words: 'Exit:' },
}

/** A workflow drawn as a road: a sign for each step, and a branch for each outcome. */
export function FlowChart({ steps }: { steps: readonly FlowStep[] }) {
  return (
    <div className="flex flex-col gap-8">
      <ol className="flex flex-col">
        {steps.map((step, at) => (
          <Step key={step.title} step={step} number={at + 1} isLast={at === steps.length - 1} />
        ))}
      </ol>
      <Legend />
    </div>
  )
}

function Step({ step, number, isLast }: { step: FlowStep; number: number; isLast: boolean }) {
  const { title, actor, by, text, lookup, outcomes } = step
  return (
    <li className="relative grid gap-x-10 gap-y-4 pb-10 pl-14 last:pb-0 bar:grid-cols-[1fr_1.1fr] sm:pl-18">
      {!isLast && (
        <span
          aria-hidden="true"
          className="absolute top-10 bottom-0 left-[1.1875rem] border-l-2 border-dashed border-line-strong"
        />
      )}
      <span
        translate="no"
        aria-hidden="true"
        className={cx(
          'absolute top-0 left-0 grid size-10 place-items-center rounded-md font-mono text-base font-semibold ring-1 ring-inset',
          nodes[by],
        )}
      >
        {number}
      </span>
      <div className="flex flex-col items-start gap-1.5">
        <p className="text-xs text-faint">{actor}</p>
        <h3 className="text-lg">{title}</h3>
        <p className="text-[0.9375rem] text-muted">{text}</p>
        {lookup && (
          <Link
            to={lookup.to}
            className="rounded-xs text-[0.9375rem] text-accent underline underline-offset-4"
          >
            {lookup.label}
          </Link>
        )}
      </div>
      {outcomes && <Outcomes outcomes={outcomes} />}
    </li>
  )
}

function Outcomes({ outcomes }: { outcomes: readonly Outcome[] }) {
  return (
    <ul className="flex flex-col gap-2.5 self-start">
      {outcomes.map(({ when, next, way }) => {
        const { icon: Icon, box, words } = ways[way]
        return (
          <li
            key={when}
            // The trunk runs from the first branch to the last, and each has its own twig.
            className="relative pl-6 before:absolute before:-top-2.5 before:bottom-0 before:left-0 before:border-l before:border-line-control first:before:top-5 last:before:bottom-[calc(100%-1.25rem)] after:absolute after:top-5 after:left-0 after:w-4 after:border-t after:border-line-control"
          >
            <div className="flex flex-col gap-0.5 rounded-lg bg-surface px-3.5 py-2.5 ring-1 ring-line">
              <p className="text-sm text-faint">{when}</p>
              <p className="flex items-start gap-2 text-[0.9375rem]">
                <span className={cx('mt-0.5 grid size-5 shrink-0 place-items-center rounded-sm', box)}>
                  <Icon aria-hidden="true" className="size-3.5" />
                </span>
                <span>
                  <span className="sr-only">{words} </span>
                  {next}
                </span>
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function Legend() {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm text-muted">
      <Key swatch={nodes.person}>Person</Key>
      <Key swatch={nodes.system}>Your system</Key>
      <Key swatch={nodes.gateway}>API</Key>
      {Object.entries(ways).map(([way, { icon: Icon, box, words }]) => (
        <li key={way} className="flex items-center gap-2">
          <span className={cx('grid size-5 place-items-center rounded-sm', box)}>
            <Icon aria-hidden="true" className="size-3.5" />
          </span>
          {words.slice(0, -1)}
        </li>
      ))}
    </ul>
  )
}

function Key({ swatch, children }: { swatch: string; children: string }) {
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden="true" className={cx('size-4 rounded-xs ring-1 ring-inset', swatch)} />
      {children}
    </li>
  )
}
