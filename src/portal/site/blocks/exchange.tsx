import type { PrintedLookup } from '#portal/content/samples/lookups.ts'
import { curlSnippet, embeddedCurlSnippet } from '#portal/content/server-snippets.ts'
import { cx } from '#portal/ui/classes.ts'
import { CodeBlock } from '#portal/ui/data/code-block.tsx'
import { useOwnKey } from '../own-key/own-key.ts'
import { useGatewayOrigin } from '../use-origin.ts'

/**
 * A lookup as a command, with the address of this deployment. It takes its key from the shell; for a person who is
 * logged in, it includes their embedded key and the license that it counts against.
 */
export function Request({ lookup }: { lookup: PrintedLookup }) {
  const origin = useGatewayOrigin()
  const { own, offer } = useOwnKey(lookup.operation.path)
  if (own)
    return (
      <CodeBlock
        title={`Request, with your embedded key “${own.label}”`}
        code={embeddedCurlSnippet(origin, own, lookup)}
      />
    )
  return (
    <>
      {offer}
      <CodeBlock title="Request" code={curlSnippet(origin, '$GATEPOST_KEY_ID', lookup)} />
    </>
  )
}

/** The gateway's response as JSON, in a scrolling box. */
export function Response({ response, isShort = false }: { response: string; isShort?: boolean }) {
  return (
    <CodeBlock
      title="200 OK"
      language="json"
      code={response}
      className={cx(isShort ? 'max-h-80' : 'max-h-[32rem]', '[&>pre]:overflow-y-auto')}
    />
  )
}

/** A request with its response below it. */
export function Exchange({
  lookup,
  response,
  isShort = false,
}: {
  lookup: PrintedLookup
  response: string
  /** Of the response, a few lines show at once. */
  isShort?: boolean
}) {
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Request lookup={lookup} />
      <Response response={response} isShort={isShort} />
    </div>
  )
}
