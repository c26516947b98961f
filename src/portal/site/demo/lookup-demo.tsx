import { type ReactNode, useState } from 'react'
import { Form } from '#portal/ui/form/form.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { useAction } from '#portal/ui/use-action.ts'

const Failure = lazyPart(async () => ({ default: (await import('./demo-failure.tsx')).DemoFailure }))

/**
 * Looks up one address with the demonstration key, for visitors without an account. The code for the lookup
 * and its result loads with the first lookup.
 */
export function LookupDemo<Body>({
  label,
  submitLabel,
  examples,
  lookUp,
  children,
}: {
  /** Names the form. */
  label: string
  submitLabel: string
  /** The first one is in the form. */
  examples: readonly [string, ...string[]]
  lookUp: (address: string) => Promise<Body>
  /** The response, with a function that looks up another address. */
  children: (response: Body, tryAddress: (address: string) => void) => ReactNode
}) {
  const [example, setExample] = useState<string>(examples[0])
  const [answered, setAnswered] = useState<{ response: Body }>()
  const { run, isPending, error } = useAction({
    action: ({ address }: { address: string }) => lookUp(address),
    onDone: response => setAnswered({ response }),
    onFailed: () => setAnswered(undefined),
  })
  const tryAddress = (address: string) => {
    setExample(address)
    void run({ address })
  }
  return (
    <div className="flex flex-col gap-6">
      <Card>
        <div className="flex flex-col gap-4">
          <Form
            key={example}
            label={label}
            schema={async () => (await import('#portal/shared/lookups/schemas.ts')).zOneLine}
            defaultValues={{ address: example }}
            submitLabel={submitLabel}
            pending={isPending}
            error={null}
            onSubmit={values => void run(values)}
            // An empty form has no result.
            onValuesChange={values =>
              Object.values(values).some(value => String(value).trim()) || setAnswered(undefined)
            }
          >
            {fields => (
              <fields.Text
                name="address"
                label="US address"
                hint="Street, then ZIP Code or city and state."
                autoComplete="off"
                spellCheck={false}
              />
            )}
          </Form>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
            Or try
            {examples.map(text => (
              <button
                key={text}
                type="button"
                className="min-h-6 rounded-xs text-left underline underline-offset-2 hover:text-ink"
                onClick={() => tryAddress(text)}
              >
                {text}
              </button>
            ))}
          </p>
        </div>
      </Card>
      <LazyBoundary>
        {error && <Failure error={error} />}
        {answered && !error && children(answered.response, tryAddress)}
      </LazyBoundary>
    </div>
  )
}
