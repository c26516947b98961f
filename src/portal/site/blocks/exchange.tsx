import type { PrintedLookup } from '#portal/content/samples/lookups.ts'
import { curlSnippet } from '#portal/content/server-snippets.ts'
import { CodeBlock } from '#portal/ui/code-block.tsx'
import { useOrigin } from '../use-origin.ts'

/** A lookup as a command, with the address of this deployment. */
export function Request({ lookup }: { lookup: PrintedLookup }) {
  return <CodeBlock title="Request" code={curlSnippet(useOrigin(), '$GATEPOST_KEY_ID', lookup)} />
}

/** What the gateway answers, as JSON; its end is scrolled to. */
export function Answer({ answer }: { answer: string }) {
  return (
    <CodeBlock
      title="200 OK"
      language="json"
      code={answer}
      className="max-h-[32rem] [&>pre]:overflow-y-auto"
    />
  )
}

/** A request with its answer below it. */
export function Exchange({ lookup, answer }: { lookup: PrintedLookup; answer: string }) {
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Request lookup={lookup} />
      <Answer answer={answer} />
    </div>
  )
}
