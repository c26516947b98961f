import { lazy, Suspense, useState } from 'react'
import { useAct } from '#portal/api/use-act.ts'
import { Card } from '#portal/ui/card.tsx'
import { Form } from '#portal/ui/form/form.tsx'
import type { Buildings } from './property-lookup.ts'

// With the first lookup; until then, the page is a document with a form.
const Answer = lazy(() => import('./property-demo-answer.tsx'))
const Failure = lazy(async () => ({ default: (await import('./demo-failure.tsx')).DemoFailure }))

const EXAMPLES = [
  '214 N Juniper St, Salt Lake City UT',
  '88 Copper Mill Ave, Boulder CO',
  '350 5th Ave, New York NY',
]

/** Looks up the building at one address with the demonstration key, for visitors without an account. */
export function PropertyDemo() {
  const [example, setExample] = useState(EXAMPLES[0] ?? '')
  const [answered, setAnswered] = useState<Buildings>()
  const { run, isPending, error } = useAct({
    act: async ({ address }: { address: string }) =>
      (await import('./property-lookup.ts')).findBuildings(address),
    onDone: setAnswered,
    onFailed: () => setAnswered(undefined),
  })
  return (
    <div className="flex flex-col gap-6">
      <Card>
        <div className="flex flex-col gap-4">
          <Form
            key={example}
            label="Address of a building"
            schema={async () => (await import('#portal/kit/lookup-schemas.ts')).zOneLine}
            defaultValues={{ address: example }}
            submitLabel="Look up"
            pending={isPending}
            error={null}
            onSubmit={values => void run(values)}
          >
            {fields => (
              <fields.Text
                name="address"
                label="US address"
                hint="Street, then ZIP code or city and state."
                autoComplete="off"
                spellCheck={false}
              />
            )}
          </Form>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
            Or try
            {EXAMPLES.map(text => (
              <button
                key={text}
                type="button"
                className="min-h-6 rounded-xs text-left underline underline-offset-2 hover:text-ink"
                onClick={() => {
                  setExample(text)
                  void run({ address: text })
                }}
              >
                {text}
              </button>
            ))}
          </p>
        </div>
      </Card>
      <Suspense>
        {error && <Failure error={error} />}
        {answered && !error && <Answer {...answered} />}
      </Suspense>
    </div>
  )
}
