import { useId } from 'react'
import type { SnippetLookup } from '#portal/content/page.ts'
import { type Snippet, serverSnippets } from '#portal/content/server-snippets.ts'
import { CodeBlock } from '#portal/ui/data/code-block.tsx'
import { useGatewayOrigin } from '../use-origin.ts'

/** A lookup from a server, in eight languages. */
export function Snippets({ lookup }: { lookup: SnippetLookup }) {
  return <SnippetChoice snippets={serverSnippets(useGatewayOrigin(), null, lookup)} />
}

/**
 * The same code in several languages. The choice is made of radio buttons, so it works without scripts; the
 * program of each follows its button, and the style sheet shows the chosen one.
 */
export function SnippetChoice({ snippets }: { snippets: readonly Snippet[] }) {
  const name = useId()
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-x-1 gap-y-2">
      <legend className="sr-only">Language</legend>
      {snippets.map(({ id, label, place, code }, at) => (
        <div key={id} className="group/language contents">
          <label className="relative grid h-9 cursor-pointer place-items-center rounded-md px-3 text-sm text-muted hover:text-ink has-checked:bg-hover has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent">
            <input
              type="radio"
              name={name}
              value={id}
              defaultChecked={at === 0}
              className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
            />
            {label}
          </label>
          <div className="order-last hidden min-w-0 basis-full group-has-checked/language:block">
            <CodeBlock title={place} code={code} />
          </div>
        </div>
      ))}
    </fieldset>
  )
}
