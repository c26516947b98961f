import { Link } from '@tanstack/react-router'
import type { StoryboardsPage as Content, SceneRow } from '#portal/content/templates/storyboards.ts'
import { buttonClass } from '#portal/ui/classes.ts'

/** Recordings, and tasks as drawn steps. */
export function StoryboardsPage({ page: { heading, lead, recordings, boards } }: { page: Content }) {
  return (
    <div className="mx-auto flex w-full max-w-[76rem] flex-col gap-16 px-5 pt-12 pb-20 sm:px-8 sm:pt-20">
      <header className="flex max-w-3xl flex-col gap-4">
        <h1 className="text-4xl tracking-[-0.035em] sm:text-5xl">{heading}</h1>
        <p className="text-lg text-muted">{lead}</p>
      </header>
      {recordings.map(({ title, file, transcript }) => (
        <section key={file} aria-label={title} className="flex flex-col gap-4">
          <h2 className="text-2xl">{title}</h2>
          <video controls muted preload="none" src={file} className="w-full rounded-xl bg-sunken" />
          <p className="max-w-2xl text-muted">{transcript}</p>
        </section>
      ))}
      {boards.map(({ title, lead: boardLead, start, steps }) => (
        <section
          key={title}
          aria-label={title}
          className="flex flex-col gap-6 border-t border-line-strong pt-6"
        >
          <div className="flex flex-wrap items-end justify-between gap-4">
            <div className="flex flex-col gap-1.5">
              <h2 className="text-2xl">{title}</h2>
              <p className="text-muted">{boardLead}</p>
            </div>
            <Link to={start.to} className={buttonClass({})}>
              {start.label}
            </Link>
          </div>
          <ol className="grid gap-6 bar:grid-cols-3">
            {steps.map((step, at) => (
              <li key={step.title} className="flex flex-col gap-4">
                <Scene rows={step.scene} />
                <div className="flex flex-col gap-1">
                  <h3 className="text-base">
                    <span className="mr-2 text-accent tnum">{at + 1}</span>
                    {step.title}
                  </h3>
                  <p className="text-[0.9375rem] text-muted">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

/** A drawn window. It repeats the step, so it is hidden from assistive technology. */
function Scene({ rows }: { rows: readonly SceneRow[] }) {
  return (
    <div
      aria-hidden="true"
      className="flex min-h-52 flex-col overflow-hidden rounded-xl bg-surface shadow-card ring-1 ring-line select-none"
    >
      <div className="flex gap-1.5 border-b border-line px-4 py-3">
        {['a', 'b', 'c'].map(dot => (
          <span key={dot} className="size-2.5 rounded-full bg-line-strong" />
        ))}
      </div>
      <div className="flex flex-1 flex-col justify-center gap-3 p-5 text-sm">
        {rows.map(row => (
          <Row key={'text' in row ? row.text : 'term' in row ? row.term : row.label} row={row} />
        ))}
      </div>
    </div>
  )
}

function Row({ row }: { row: SceneRow }) {
  switch (row.kind) {
    case 'field':
      return (
        <div className="flex flex-col gap-1">
          <span className="text-xs text-muted">{row.label}</span>
          <span className="rounded-md bg-page px-3 py-2 ring-1 ring-line-control">{row.value}</span>
        </div>
      )
    case 'button':
      return (
        <span className="self-start rounded-md bg-accent px-3 py-1.5 font-medium text-on-accent">
          {row.label}
        </span>
      )
    case 'fact':
      return (
        <div className="flex justify-between gap-4 border-b border-line pb-2">
          <span className="text-muted">{row.term}</span>
          <span className="text-right font-medium">{row.value}</span>
        </div>
      )
    case 'code':
      return (
        <span translate="no" className="font-mono text-[0.8125rem] whitespace-pre text-muted">
          {row.text}
        </span>
      )
    default:
      return row satisfies never
  }
}
