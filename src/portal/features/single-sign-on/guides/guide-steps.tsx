import { Download } from 'lucide-react'
import { addressAt } from '#portal/api/address.ts'
import { buttonClass } from '#portal/ui/classes.ts'
import { CopyValue } from '../values.tsx'
import type { OurValue, ProtocolGuide } from './guide.ts'

/** What to do at the provider, with our values to copy. */
export function GuideSteps({
  guide: { steps },
  values,
}: {
  guide: ProtocolGuide
  values: Readonly<Record<OurValue, string>>
}) {
  return (
    <ol className="flex max-w-2xl flex-col gap-5">
      {steps.map(({ title, text, copies = [], hasMetadata }, at) => (
        <li key={title} className="flex gap-3">
          <span
            aria-hidden="true"
            className="grid size-6 shrink-0 place-items-center rounded-full bg-sunken text-xs font-medium tabular-nums ring-1 ring-line ring-inset"
          >
            {at + 1}
          </span>
          <div className="flex min-w-0 flex-1 flex-col gap-2">
            <div className="flex flex-col gap-0.5">
              <p className="font-medium">{title}</p>
              {text && <p className="max-w-text text-sm text-muted">{text}</p>}
            </div>
            {copies.length > 0 && (
              <dl className="flex flex-col gap-2">
                {copies.map(({ word, value }) => (
                  <div key={word} className="rounded-md bg-sunken px-3 py-2">
                    <dt className="text-xs text-muted">{word}</dt>
                    <dd>
                      <CopyValue value={values[value]} label={word} />
                    </dd>
                  </div>
                ))}
              </dl>
            )}
            {hasMetadata && (
              <p>
                <a
                  href={addressAt('/api/identity/sso/metadata')}
                  download="gatepost-metadata.xml"
                  className={buttonClass({ size: 'sm' })}
                >
                  <Download aria-hidden="true" className="size-4" />
                  Download our metadata
                </a>
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
