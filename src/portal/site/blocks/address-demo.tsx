import { ArrowDown } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { notFoundWords } from '#domain/gateway/not-found-words.ts'
import type { AddressExample } from '#portal/content/page.ts'
import { type LookupSource, lookupSource } from '#portal/shared/lookups/look-up.ts'
import { cx } from '#portal/ui/classes.ts'
import { Badge, type BadgeTone } from '#portal/ui/data/badge.tsx'
import { StreetSign } from '#portal/ui/page/street-sign.tsx'

const tones: Record<AddressExample['verdict'], BadgeTone> = {
  confirmed: 'accent',
  incomplete: 'warning',
  unknown: 'danger',
}

// Full class names, because the style sheet is generated from the source. One for each position.
const shownWhenChosen = [
  'group-has-[[value="0"]:checked]/demo:visible',
  'group-has-[[value="1"]:checked]/demo:visible',
  'group-has-[[value="2"]:checked]/demo:visible',
  'group-has-[[value="3"]:checked]/demo:visible',
]

/** Up to four addresses being verified. The choice between them is plain HTML, so it works without scripts. */
export function AddressDemo({ examples, note }: { examples: readonly AddressExample[]; note: string }) {
  const choice = useRef<HTMLFieldSetElement>(null)
  // Until the source is known, the texts fit any data, as in the prerendered page.
  const [source, setSource] = useState<LookupSource>('live')
  const readSource = (at: number) => {
    if (examples[at]?.verdict === 'unknown') void lookupSource().then(setSource)
  }
  // A visitor may have chosen an example before the scripts ran.
  const readChosen = useEffectEvent(() =>
    readSource(Number(choice.current?.querySelector<HTMLInputElement>(':checked')?.value)),
  )
  useEffect(() => readChosen(), [])
  return (
    <section
      aria-label="Example of address verification"
      className="group/demo flex flex-col rounded-xl bg-surface shadow-float ring-1 ring-line"
    >
      <fieldset ref={choice} className="flex items-center gap-1 border-b border-line p-2">
        <legend className="sr-only">Example address</legend>
        {examples.map(({ label }, at) => (
          <label
            key={label}
            className="relative grid h-8 cursor-pointer place-items-center rounded-sm px-2 sm:px-3 text-sm whitespace-nowrap text-muted transition-colors hover:text-ink has-checked:bg-hover has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="example"
              value={at}
              defaultChecked={at === 0}
              onChange={() => readSource(at)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-sm outline-none"
            />
            {label}
          </label>
        ))}
      </fieldset>
      {/* One above the other, so that the panel keeps its height whichever is shown. */}
      <div className="grid">
        {examples.map((example, at) => (
          <Verification
            key={example.label}
            example={source === 'sample' ? inSample(example) : example}
            shown={shownWhenChosen[at]}
          />
        ))}
      </div>
      <p className="border-t border-line px-4 py-3 text-xs text-faint sm:px-6">{note}</p>
    </section>
  )
}

/** Returns the example with the texts for the demo sample if its address was not found. */
function inSample(example: AddressExample): AddressExample {
  if (example.verdict !== 'unknown') return example
  const { verdict, meaning } = notFoundWords.sample
  return { ...example, verdictText: verdict, deliveryLine: verdict, lastLine: meaning }
}

function Verification({ example, shown }: { example: AddressExample; shown: string | undefined }) {
  const isFound = example.verdict !== 'unknown'
  return (
    <div className={cx('invisible col-start-1 row-start-1 flex flex-col gap-4 p-4 sm:p-6', shown)}>
      <div className="flex flex-col gap-1.5">
        <p className="text-xs text-faint">As typed</p>
        <p
          translate="no"
          className="min-h-11 rounded-md bg-sunken px-3 py-2.5 font-mono text-[0.8125rem] leading-6 break-words text-muted ring-1 ring-line ring-inset sm:text-sm"
        >
          {example.typed.map(({ text, isWrong }) => (
            <span
              key={text}
              className={cx(
                isWrong &&
                  'text-danger underline decoration-danger decoration-wavy decoration-1 underline-offset-4',
              )}
            >
              {text}
            </span>
          ))}
        </p>
      </div>
      <div className="flex items-center justify-between gap-3 text-xs text-faint">
        <ArrowDown aria-hidden="true" className="ml-3 size-4" />
        <Badge tone={tones[example.verdict]} hasDot>
          {example.verdictText}
        </Badge>
      </div>
      <StreetSign
        look={isFound ? 'found' : 'none'}
        deliveryLine={example.deliveryLine}
        lastLine={example.lastLine}
      />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm sm:grid-cols-4">
        {example.facts.map(({ term, value }) => (
          <div key={term} className="flex flex-col">
            <dt className="text-xs text-faint">{term}</dt>
            <dd className="font-medium tnum">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="flex flex-col gap-1.5 border-t border-line pt-4 text-sm text-muted">
        {example.notes.map(({ code, text }) => (
          <li key={code} className="flex items-baseline gap-3">
            <code translate="no" className="w-7 shrink-0 font-mono text-xs text-accent">
              {code}
            </code>
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
