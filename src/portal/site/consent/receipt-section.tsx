import { useEffect, useState } from 'react'
import { storage } from '#portal/content/stored.ts'
import { type RecordedTag, withdrawConsent } from '#portal/shared/consent/consent.ts'
import { makeReceipt, type Receipt } from '#portal/shared/consent/receipt.ts'
import { Button } from '#portal/ui/button.tsx'
import { saveFile } from '#portal/ui/data/save-file.ts'
import { momentText, useConsent } from './choices.tsx'

/** What this browser stores now, which tags ran, and how to take the consent back. */
export function ReceiptSection() {
  const consent = useConsent()
  const [receipt, setReceipt] = useState<Receipt>()
  useEffect(() => {
    if (!consent) return
    // After it was enforced, which listens for the same change.
    const timer = setTimeout(() => setReceipt(makeReceipt()))
    return () => clearTimeout(timer)
  }, [consent])
  const isMinimal = (receipt?.consent.categories.length ?? 1) < 2
  return (
    <section aria-labelledby="receipt" className="flex flex-col gap-5">
      <h2 id="receipt" className="text-2xl">
        Your receipt
      </h2>
      <p className="max-w-2xl text-muted">
        What this browser stores now, and what has run on this site with your consent. The only copy that we
        have is of the categories you allowed, with each form you submit.
      </p>
      {receipt && <Facts receipt={receipt} />}
      {receipt && <Tags tags={receipt.tags} />}
      <div className="flex flex-wrap gap-3">
        <Button onClick={download}>Download as JSON</Button>
        <Button
          disabledReason={isMinimal ? 'Only necessary storage is allowed.' : undefined}
          onClick={withdrawConsent}
        >
          Withdraw consent
        </Button>
      </div>
      <p className="max-w-2xl text-sm text-faint">
        Withdrawing takes effect at once in all open tabs, and deletes what was stored with your consent.
      </p>
    </section>
  )
}

function download(): void {
  const text = `${JSON.stringify(makeReceipt(), null, 2)}\n`
  saveFile(new File([text], 'gatepost-consent.json', { type: 'application/json' }))
}

const hows = {
  choice: 'Chosen by you',
  gpc: 'Global Privacy Control',
  'region-default': 'Default of your region',
} as const

function Facts({ receipt: { consent, region, globalPrivacyControl, stored } }: { receipt: Receipt }) {
  const others = stored.filter(({ category }) => category !== 'necessary')
  const facts = [
    [
      'Allowed',
      storage.flatMap(each => (consent.categories.includes(each.category) ? [each.title] : [])).join(', '),
    ],
    ['Basis', consent.how === 'choice' ? `${hows.choice}, ${momentText(consent.when)}` : hows[consent.how]],
    ['Version', consent.version],
    ['Region', region.name],
    ['Law', region.law],
    ['Global Privacy Control', globalPrivacyControl ? 'Sent and honored' : 'Not sent'],
    ['Necessary entries', stored.length - others.length],
    ['Other entries', others.length ? others.map(({ name }) => name).join(', ') : 'None'],
  ] as const
  return (
    <dl className="grid gap-x-6 gap-y-1 text-[0.9375rem] sm:grid-cols-[12rem_1fr] sm:gap-y-2.5">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-muted max-sm:mt-3">{label}</dt>
          <dd className="min-w-0 break-words">
            {label === 'Law' ? (
              <a
                href={region.source}
                rel="noreferrer"
                className="rounded-xs text-accent underline-offset-4 hover:underline"
              >
                {value}
              </a>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Tags({ tags }: { tags: readonly RecordedTag[] }) {
  if (!tags.length) return <p className="max-w-2xl text-muted">No tag has run in this browser.</p>
  return (
    <table className="w-full text-left text-[0.9375rem]">
      <caption className="sr-only">Tags that ran</caption>
      <thead className="hidden border-b border-line-strong text-sm text-muted sm:table-header-group">
        <tr>
          {['Tag', 'Stored', 'Ran'].map(label => (
            <th key={label} scope="col" className="py-2 pr-4 font-medium">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tags.map(({ id, category, host, stores, first, last, deleted }) => (
          <tr key={id} className="flex flex-col gap-1 border-b border-line py-3 sm:table-row">
            <th scope="row" className="align-top font-medium sm:py-3 sm:pr-4">
              {id}
              <span className="block text-sm font-normal text-faint">
                {category}, {host ?? 'this site only'}
              </span>
            </th>
            <td className="align-top sm:py-3 sm:pr-4">
              {stores.map(name => (
                <code translate="no" key={name} className="block font-mono text-sm break-all">
                  {name}
                </code>
              ))}
              {deleted && <span className="block text-sm text-muted">Deleted {momentText(deleted)}</span>}
            </td>
            <td className="align-top text-muted sm:py-3">
              {momentText(first)}
              {last !== first && <span className="block text-sm">Last on {momentText(last)}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
