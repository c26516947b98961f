import { ArrowRight } from 'lucide-react'
import type { Block } from '#portal/content/page.ts'

/** Lines of a contract on the dark panel, and what follows from each beside it. */
export function ContractLines({ file, lines }: Pick<Extract<Block, { kind: 'contract' }>, 'file' | 'lines'>) {
  return (
    <figure className="overflow-hidden rounded-xl bg-surface shadow-card ring-1 ring-line">
      <figcaption className="border-b border-line px-5 py-3 text-sm text-faint">
        From <code className="font-mono text-[0.92em] text-muted">{file}</code>
      </figcaption>
      <dl>
        {lines.map(({ line, follows }) => (
          <div key={line} className="grid border-t border-line first:border-t-0 bar:grid-cols-[1fr_1.3fr]">
            <dt className="flex items-center justify-between gap-3 bg-code px-5 py-4 font-mono text-[0.8125rem] leading-5 break-all text-code-ink">
              {line}
              <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-code-faint max-bar:rotate-90" />
            </dt>
            <dd className="px-5 py-4 text-[0.9375rem] text-muted">{follows}</dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
