import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { storage } from '#portal/content/stored.ts'
import {
  activeConsent,
  type Category,
  type Consent,
  categories,
  hasPrivacySignal,
  onConsentChange,
  readRegion,
  saveConsent,
} from '#portal/shared/consent/consent.ts'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Checkbox } from '#portal/ui/input/checkbox.tsx'

/** What applies now, in this tab and others; undefined while a page is built, for it is built for everybody. */
export function useConsent(): Consent | undefined {
  const text = useSyncExternalStore(
    onConsentChange,
    () => JSON.stringify(activeConsent()),
    () => '',
  )
  // The same object until it changes, for effects that follow it.
  return useMemo(() => (text ? (JSON.parse(text) as Consent) : undefined), [text])
}

/** A moment of the receipt. Without `ui/time/times.ts`, which comes in one file with what only the account needs. */
export function momentText(iso: string): string {
  return new Date(iso).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })
}

/** The four categories with a choice for each, and what applies now. */
export function ConsentChoices() {
  const consent = useConsent()
  const applied = consent?.categories.join()
  const [chosen, setChosen] = useState<readonly Category[]>(['necessary'])
  const [isSaved, setSaved] = useState(false)
  // Another tab may have saved other choices in the meantime; what applies is what the boxes show.
  useEffect(() => {
    if (applied !== undefined) setChosen(categories.filter(each => applied.split(',').includes(each)))
  }, [applied])
  const isSignaled = consent !== undefined && hasPrivacySignal()
  const save = (wanted: readonly Category[]) => {
    const saved = wanted.filter(each => !(isSignaled && each === 'advertising'))
    saveConsent(saved)
    setChosen(categories.filter(each => each === 'necessary' || saved.includes(each)))
    setSaved(true)
  }
  return (
    <section aria-labelledby="choices" className="flex flex-col gap-5">
      <h2 id="choices" className="text-2xl">
        Your choices
      </h2>
      {isSignaled && (
        <Alert tone="success" title="Global Privacy Control is honored">
          Your browser sends this signal, so advertising is off. Analytics is off too, unless you turn it on
          here.
        </Alert>
      )}
      <form
        aria-labelledby="choices"
        className="flex flex-col divide-y divide-line rounded-xl bg-surface shadow-card ring-1 ring-line"
        onSubmit={event => {
          event.preventDefault()
          save(chosen)
        }}
      >
        {storage.map(({ category, title, text, things }) => (
          <Row key={category} more={things.length > 0 && <StoresLink category={category} title={title} />}>
            <Checkbox
              label={<span className="text-base font-medium">{title}</span>}
              hint={text}
              checked={chosen.includes(category)}
              disabledReason={reasonFor(category, isSignaled)}
              onChange={({ target: { checked } }) => {
                setSaved(false)
                setChosen(current =>
                  categories.filter(each => (each === category ? checked : current.includes(each))),
                )
              }}
            />
          </Row>
        ))}
        <div className="flex flex-col gap-3 p-5 sm:flex-row sm:items-center">
          <div className="grid grid-cols-2 gap-3">
            <Button variant="secondary" onClick={() => save([])}>
              Reject all
            </Button>
            <Button variant="secondary" onClick={() => save(categories)}>
              Accept all
            </Button>
          </div>
          <Button type="submit" variant="secondary">
            Save choices
          </Button>
          <p role="status" className="text-sm text-muted sm:ml-auto">
            {isSaved ? 'Saved for this browser.' : ''}
          </p>
        </div>
      </form>
      <p className="max-w-2xl text-muted">{consent ? statusOf(consent) : ''}</p>
    </section>
  )
}

function Row({ children, more }: { children: ReactNode; more: ReactNode }) {
  return (
    <div className="flex flex-col gap-2 p-5">
      {children}
      {more && <p className="ml-6.5 text-sm">{more}</p>}
    </div>
  )
}

function StoresLink({ category, title }: { category: Category; title: string }) {
  return (
    <a
      href={`#stored-${category}`}
      className="rounded-xs font-medium text-accent underline-offset-4 hover:underline"
    >
      What “{title}” stores
    </a>
  )
}

function reasonFor(category: Category, isSignaled: boolean): string | undefined {
  if (category === 'necessary') return 'Always on.'
  if (category === 'advertising' && isSignaled)
    return 'Off because your browser sends Global Privacy Control.'
  return undefined
}

/** One sentence about what applies, and why. */
function statusOf({ how, when }: Consent): string {
  if (how === 'choice')
    return `You chose on ${momentText(when)}. Your choice applies to all tabs of this browser, whether you’re logged in or not.`
  if (how === 'gpc') return 'You haven’t chosen here. The signal of your browser applies.'
  const { name, before } = readRegion()
  return before === 'all'
    ? `You haven’t chosen yet. In your region (${name}), the law lets us use all categories until you decline.`
    : 'You haven’t chosen yet, so we store only what’s necessary.'
}
